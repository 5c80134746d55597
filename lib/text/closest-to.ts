import { editDistance } from './edit-distance';

/** The name with the fewest letters to change, which was probably meant. */
export function closestTo(written: string, names: readonly string[]): string | undefined {
  return names.toSorted((a, b) => editDistance(written, a) - editDistance(written, b))[0];
}
