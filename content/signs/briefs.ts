import { signs } from './signs';
import type { Sign } from './types';

/** What the forms need to know about a sign. Passed from the page, so that their scripts don't contain the records. */
export type SignBrief = Pick<Sign, 'id' | 'name' | 'place' | 'urgency' | 'drawing' | 'shots'>;

export const signBriefs: readonly SignBrief[] = signs.map(({ id, name, place, urgency, drawing, shots }) => ({
  id,
  name,
  place,
  urgency,
  drawing,
  shots,
}));
