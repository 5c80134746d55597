import { maxFileSize, maxTotalSize, maxPhotos } from './limits';
import type { Photo, PhotoSlot } from './photo';
import { inSlotOrder } from './slot';

export type Refusal = 'empty' | 'drawing' | 'other' | 'unreadable' | 'tooLarge' | 'tooMany' | 'noRoom';

export interface RefusedFile {
  readonly name: string;
  readonly reason: Refusal;
  readonly slot?: PhotoSlot | undefined;
}

export type AlbumNews =
  { readonly kind: 'added'; readonly count: number } | { readonly kind: 'removed'; readonly name: string };

export interface AlbumState {
  readonly waiting: readonly Photo[];
  /** Photos of the message that's already prepared. The others wait for the next one. */
  readonly inMessage: readonly Photo[];
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly news: AlbumNews | null;
  readonly refused: readonly RefusedFile[];
  readonly isShareCanceled: boolean;
  readonly isOnlyInMemory: boolean;
  readonly isLoaded: boolean;
}

export const emptyAlbum: AlbumState = {
  waiting: [],
  inMessage: [],
  progress: null,
  news: null,
  refused: [],
  isShareCanceled: false,
  isOnlyInMemory: false,
  isLoaded: false,
};

export const noNews = { news: null, refused: [], isShareCanceled: false } as const;

export function splitByMessage(photos: readonly Photo[], ids: readonly string[]) {
  return {
    inMessage: inSlotOrder(photos.filter(({ id }) => ids.includes(id))),
    waiting: inSlotOrder(photos.filter(({ id }) => !ids.includes(id))),
  };
}

export function refusalBeforeReading({ size }: Pick<File, 'size'>, waiting: readonly Photo[]): Refusal | null {
  if (waiting.length >= maxPhotos) return 'tooMany';
  if (size === 0) return 'empty';
  return size > maxFileSize ? 'tooLarge' : null;
}

/** An SVG has no signature, so it's recognized by its name or reported type. */
export function refusalOfType({ name, type }: Pick<File, 'name' | 'type'>): Refusal {
  return /\.svgz?$/i.test(name) || type === 'image/svg+xml' ? 'drawing' : 'other';
}

export function hasRoom(size: number, waiting: readonly Photo[]): boolean {
  return waiting.reduce((sum, { picture }) => sum + picture.size, size) <= maxTotalSize;
}
