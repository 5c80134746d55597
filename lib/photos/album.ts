import { largestFile, largestTotal, mostPhotos } from './limits';
import type { Photo } from './photo';
import { inSlotOrder, type PhotoSlot } from './slot';

/** Why a file was not added. */
export type Refusal = 'empty' | 'drawing' | 'other' | 'unreadable' | 'tooLarge' | 'tooMany' | 'noRoom';

export interface RefusedFile {
  /** Its name. Empty if it has none. */
  readonly name: string;
  readonly reason: Refusal;
  /** What it was asked for. */
  readonly slot?: PhotoSlot | undefined;
}

/** What happened to the photos last. */
export type AlbumNews =
  { readonly kind: 'added'; readonly count: number } | { readonly kind: 'removed'; readonly name: string };

/** The photos of one form. */
export interface AlbumState {
  /** The photos that will go along with the next message. */
  readonly waiting: readonly Photo[];
  /** The photos of the message that is prepared already. */
  readonly inMessage: readonly Photo[];
  /** The files being made ready. Null if there are none. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly news: AlbumNews | null;
  /** What was not added last. */
  readonly refused: readonly RefusedFile[];
  /** The visitor closed the share sheet without sending. */
  readonly isCalledOff: boolean;
  /** The browser keeps nothing, so the photos are gone with the page. */
  readonly isOnlyInMemory: boolean;
  /** False until the photos kept on the device are here. */
  readonly isLoaded: boolean;
}

export const emptyAlbum: AlbumState = {
  waiting: [],
  inMessage: [],
  progress: null,
  news: null,
  refused: [],
  isCalledOff: false,
  isOnlyInMemory: false,
  isLoaded: false,
};

/** What was said about the last act gives way to the next one. */
export const noNews = { news: null, refused: [], isCalledOff: false } as const;

/** The photos from the device: those of the prepared message, by their ids, and the others. */
export function sortedByMessage(photos: readonly Photo[], ids: readonly string[]) {
  return {
    inMessage: inSlotOrder(photos.filter(({ id }) => ids.includes(id))),
    waiting: inSlotOrder(photos.filter(({ id }) => !ids.includes(id))),
  };
}

/** Why a file is refused before it is read. Null if nothing speaks against it. */
export function refusalUnread({ size }: Pick<File, 'size'>, waiting: readonly Photo[]): Refusal | null {
  if (waiting.length >= mostPhotos) return 'tooMany';
  if (size === 0) return 'empty';
  return size > largestFile ? 'tooLarge' : null;
}

/** Why a file that is no picture is refused. A drawing is one to people, but cannot be checked by its first bytes. */
export function refusalOfKind({ name, type }: Pick<File, 'name' | 'type'>): Refusal {
  return /\.svgz?$/i.test(name) || type === 'image/svg+xml' ? 'drawing' : 'other';
}

/** Whether a picture of `size` bytes still fits into the message. */
export function hasRoom(size: number, waiting: readonly Photo[]): boolean {
  return waiting.reduce((sum, { picture }) => sum + picture.size, size) <= largestTotal;
}

/** The message takes the waiting photos. */
export function handedOver({ waiting }: AlbumState): Partial<AlbumState> {
  return { ...noNews, waiting: [], inMessage: waiting };
}
