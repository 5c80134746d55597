import { urgencies, type Urgency } from '@/content/signs/types';

/** A word, a color and a shape: a gable to call now, a wedge for this week, a bar for later. */
export function UrgencyTab({ urgency }: { readonly urgency: Urgency }) {
  return (
    <b data-urgency={urgency} className="urgency-tab">
      {urgencies.find(({ id }) => id === urgency)?.name}
    </b>
  );
}
