import { urgencies, type Urgency } from '@/content/signs/types';

/** How soon: a word, a color and a shape. A gable for now, a wedge that climbs for this week, a level board for later. */
export function UrgencyTab({ urgency }: { readonly urgency: Urgency }) {
  return (
    <b data-urgency={urgency} className="urgency-tab">
      {urgencies.find(({ id }) => id === urgency)?.name}
    </b>
  );
}
