import { urgencies, type Urgency } from '@/content/signs/types';

/** A word, a color and a shape: a gable for “Call now”, a wedge for “This week”, a bar for “Plan it”. */
export function UrgencyTab({ urgency }: { readonly urgency: Urgency }) {
  return (
    <b data-urgency={urgency} className="urgency-tab">
      {urgencies.find(({ id }) => id === urgency)?.name}
    </b>
  );
}
