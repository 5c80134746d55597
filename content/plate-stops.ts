import { durations } from './durations';
import { reply } from './reply';
import { estimate } from './promises';
import type { PlateStop } from './storylines';

/* Stops that several plates share. */

export const weAnswer: PlateStop = { what: 'We answer', how: reply.within };
export const firmPrice: PlateStop = { what: 'Firm price', how: `in writing, good for ${estimate.goodFor}` };
export const estimateFollows: PlateStop = { what: 'Estimate', how: `in ${durations.writtenEstimate}` };
export const freeVisit = (how: string): PlateStop => ({ what: 'Free visit', how });
