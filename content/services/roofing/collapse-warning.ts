import { collapse } from '@/content/promises';
import { safetyLines } from '@/content/signs/safety';
import type { RichText } from '@/content/types';

const [everyoneOut, emergencyNumber, thenUs] = safetyLines.collapse;

export const collapseWarning = [
  `${collapse.signs} ${everyoneOut}`,
  emergencyNumber,
  thenUs,
] as const satisfies RichText;
