import { slug } from '@/lib/slug';
import type { Photo } from './photo';

/** What a photo was asked for: a shot of the sign that the visitor saw. A photo belongs to one slot or to none. */
export interface PhotoSlot {
  /** The id of the sign. */
  readonly sign: string;
  /** The id of the shot. */
  readonly shot: string;
  /** The place of the shot in the sign's list, from 1. */
  readonly number: number;
}

/** In characters, without the extension. */
const longestName = 60;

export function isSameSlot(one: PhotoSlot | undefined, other: PhotoSlot | undefined): boolean {
  return one?.sign === other?.sign && one?.shot === other?.shot;
}

/**
 * The name of the attached file of a slot's photo, so that the office knows it without opening it: sign, number, caption.
 * `brown-ring-3-boards-above-the-stain.jpg`.
 */
export function slotName(
  { sign, number }: PhotoSlot,
  caption: string,
  extension: string,
  inUse: readonly string[],
): string {
  const words = /[a-z0-9]/i.test(caption) ? slug(caption).replace(/^(?:the|a|an)-/, '') : '';
  const base = [sign, number, words]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, longestName)
    .replace(/-$/, '');
  for (let copy = 1; ; copy += 1) {
    const name = `${base}${copy === 1 ? '' : `-${copy}`}.${extension}`;
    if (!inUse.includes(name)) return name;
  }
}

/** The photo with another caption. In a slot its file is named after it. */
export function withCaption(photo: Photo, caption: string, inUse: readonly string[]): Photo {
  if (!photo.slot) return { ...photo, caption };
  const extension = photo.name.split('.').at(-1) ?? '';
  return { ...photo, caption, name: slotName(photo.slot, caption, extension, inUse) };
}

/** Photos of slots first, in the order of the slots; then the others, as they were added. */
export function inSlotOrder(photos: readonly Photo[]): readonly Photo[] {
  const place = ({ slot }: Photo) => slot?.number ?? Infinity;
  return photos.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** A slot as it was stored. Undefined if it is none, as in what an older version of the site stored. */
export function readSlot(value: unknown): PhotoSlot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { sign, shot, number } = value as Partial<Record<keyof PhotoSlot, unknown>>;
  return typeof sign === 'string' && typeof shot === 'string' && typeof number === 'number'
    ? { sign, shot, number }
    : undefined;
}
