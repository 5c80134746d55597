import { urgencies, type Urgency } from '@/content/signs/types';

interface UrgencyTabProps {
  readonly urgency: Urgency;
  /** Without its ground, on a surface that has the color already. */
  readonly isPlain?: boolean;
}

/** How soon: a word, a color and a shape. A gable for now, a wedge that climbs for this week, a level board for later. */
export function UrgencyTab({ urgency, isPlain = false }: UrgencyTabProps) {
  return (
    <b data-urgency={urgency} data-plain={isPlain ? '' : undefined} className="urgency">
      {urgencies.find(({ id }) => id === urgency)?.name}
    </b>
  );
}
