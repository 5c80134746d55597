import { editDistance } from '@/lib/places/town-lookup';

/** The name that was probably meant: the one with the fewest letters to change. */
export function closestTo(written: string, names: readonly string[]): string | undefined {
  return names.toSorted((a, b) => editDistance(written, a) - editDistance(written, b))[0];
}
