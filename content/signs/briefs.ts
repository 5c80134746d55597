import type { ShotId } from './shots';
import { signs } from './signs';
import { places, type Place, type Urgency } from './types';
import type { DrawingName } from '@/content/drawings';

/** What the forms need to know about a sign. Passed from the page, so that their scripts don't contain the records. */
export interface SignBrief {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  readonly urgency: Urgency;
  readonly drawing: DrawingName;
  readonly shots: readonly ShotId[];
}

export const signBriefs: readonly SignBrief[] = places.flatMap((place) =>
  signs
    .filter((sign) => sign.place === place.id)
    .map(({ id, name, urgency, drawing, shots }) => ({ id, name, place: place.id, urgency, drawing, shots })),
);
