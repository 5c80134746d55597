import { slug } from '@/lib/slug';
import { maxFileNameLength } from './limits';
import type { Photo, PhotoSlot } from './photo';
import { uniqueName } from './unique-name';

export function isSameSlot(one: PhotoSlot | undefined, other: PhotoSlot | undefined): boolean {
  return one?.sign === other?.sign && one?.shot === other?.shot;
}

/** Tells the office what the photo shows: `brown-ring-3-boards-above-the-spot.jpg`. */
export function slotName(
  { sign, number }: PhotoSlot,
  caption: string,
  extension: string,
  inUse: readonly string[],
): string {
  const captionSlug = /[a-z0-9]/i.test(caption) ? slug(caption).replace(/^(?:the|a|an)-/, '') : '';
  const base = [sign, number, captionSlug]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, maxFileNameLength)
    .replace(/-$/, '');
  return uniqueName(base, '-', extension, inUse);
}

export function withCaption(photo: Photo, caption: string, inUse: readonly string[]): Photo {
  if (!photo.slot) return { ...photo, caption };
  const extension = photo.name.split('.').at(-1) ?? '';
  return { ...photo, caption, name: slotName(photo.slot, caption, extension, inUse) };
}

export function inSlotOrder(photos: readonly Photo[]): readonly Photo[] {
  const order = ({ slot }: Photo) => slot?.number ?? Number.MAX_SAFE_INTEGER;
  return photos.toSorted((a, b) => order(a) - order(b));
}

export function readSlot(value: unknown): PhotoSlot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sign, shot, number } = value as Partial<Record<keyof PhotoSlot, unknown>>;
  return typeof sign === 'string' && typeof shot === 'string' && typeof number === 'number'
    ? { sign, shot, number }
    : undefined;
}
