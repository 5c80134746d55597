import { refusals as words } from '@/content/photos/list';
import type { AlbumKey } from './stored-keys';
import type { KeptMessage } from '@/lib/mail/kept-message';
import { mailtoLink } from '@/lib/mail/mailto';
import { largestFile, largestTotal, mostPhotos } from '@/lib/photos/limits';
import { listPhotos, photoName, type Photo } from '@/lib/photos/photo';
import { photoStore, type PhotoStore } from './photo-store';
import { bytesToTell, originalExtension, pictureKind } from '@/lib/photos/picture-kind';
import { sharePhotos, type ShareOutcome } from './share-photos';
import { openWorkshop, type Workshop } from './shrink-in-worker';

type Reason = keyof typeof words;

export interface AlbumState {
  /** The photos that will go along with the next message. */
  readonly waiting: readonly Photo[];
  /** The photos of the message that is prepared already. */
  readonly inMessage: readonly Photo[];
  /** The files being made ready. Null if there are none. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** What happened last, as a sentence, or empty. */
  readonly news: string;
  /** What was not added last, and why: a sentence for each file. */
  readonly refused: readonly string[];
  readonly isCalledOff: boolean;
  /** The browser keeps nothing, so the photos are gone with the page. */
  readonly isOnlyInMemory: boolean;
  /** False until the photos kept on the device are here. */
  readonly isLoaded: boolean;
}

interface AlbumParts {
  readonly store: PhotoStore;
  readonly workshop: Workshop;
  readonly share: (message: KeptMessage, photos: readonly Photo[]) => Promise<ShareOutcome>;
  readonly now: () => number;
}

/** The photos of one form: adds, makes ready, keeps and sends them. */
export interface Album {
  readonly state: () => AlbumState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly setCaption: (id: string, caption: string) => void;
  readonly remove: (id: string) => void;
  /**
   * Prepares the message with the waiting photos and opens the share sheet or the mail program, or neither if `open` is
   * null. Returns null if the visitor called the share sheet off.
   */
  readonly send: (message: KeptMessage, open: ((href: string) => void) | null) => Promise<KeptMessage | null>;
  /** Deletes the photos of the prepared message. */
  readonly dismiss: () => void;
}

const albums = new Map<AlbumKey, Album>();

/**
 * The album of a form, the same for as long as the page is open.
 * @param inMessage the ids of the photos that belong to a prepared message
 */
export function openAlbum(key: AlbumKey, inMessage: readonly string[]): Album {
  const album =
    albums.get(key) ??
    createAlbum(inMessage, {
      store: photoStore(key),
      workshop: openWorkshop(),
      share: sharePhotos,
      now: () => Date.now(),
    });
  albums.set(key, album);
  return album;
}

export function createAlbum(inMessage: readonly string[], { store, workshop, share, now }: AlbumParts): Album {
  let state: AlbumState = {
    waiting: [],
    inMessage: [],
    progress: null,
    news: '',
    refused: [],
    isCalledOff: false,
    isOnlyInMemory: false,
    isLoaded: false,
  };
  const listeners = new Set<() => void>();
  /** What follows waits for what was begun. */
  let work = load();

  function set(change: Partial<AlbumState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function load() {
    try {
      const photos = await store.load(now());
      set({
        inMessage: photos.filter(({ id }) => inMessage.includes(id)),
        waiting: photos.filter(({ id }) => !inMessage.includes(id)),
        isLoaded: true,
      });
    } catch {
      set({ isOnlyInMemory: true, isLoaded: true });
    }
  }

  /** Whatever the store refuses stays in memory, and the visitor is told. */
  async function keep(task: Promise<void>) {
    await task.catch(() => set({ isOnlyInMemory: true }));
  }

  async function makeReady(file: File): Promise<Photo | Reason> {
    if (state.waiting.length >= mostPhotos) return 'tooMany';
    if (file.size === 0) return 'empty';
    if (file.size > largestFile) return 'tooLarge';
    try {
      const kind = pictureKind(new Uint8Array(await file.slice(0, bytesToTell).arrayBuffer()));
      if (!kind) return /\.svgz?$/i.test(file.name) || file.type === 'image/svg+xml' ? 'drawing' : 'other';
      const small = await workshop.shrink(file);
      // A copy in memory, because the file on the disk may change or go.
      const picture = small?.picture ?? new Blob([await file.arrayBuffer()], { type: kind.type });
      const total = state.waiting.reduce((sum, photo) => sum + photo.picture.size, picture.size);
      if (total > largestTotal) return 'noRoom';
      const inUse = state.waiting.map(({ name }) => name);
      return {
        id: newId(),
        name: photoName(file.name, small ? 'jpg' : originalExtension(kind, file.name), inUse),
        caption: '',
        thumbnail: small?.thumbnail ?? '',
        isOriginal: small === null,
        addedAt: now(),
        picture,
      };
    } catch {
      return 'unreadable';
    }
  }

  let lastId = 0;
  function newId(): string {
    lastId = Math.max(lastId + 1, now());
    return String(lastId);
  }

  async function addAll(files: readonly File[]) {
    const refused: string[] = [];
    let added = 0;
    for (const file of files) {
      const result = await makeReady(file);
      if (typeof result === 'string') {
        refused.push(words[result](file.name || 'that file'));
      } else {
        added += 1;
        set({ waiting: [...state.waiting, result] });
        await keep(store.keep(result));
        // Written again, because the visitor may have given it a caption or removed it meanwhile.
        const latest = state.waiting.find(({ id }) => id === result.id);
        if (!latest) await keep(store.forget([result.id]));
        else if (latest !== result && !state.isOnlyInMemory) await keep(store.keepCaption(latest));
      }
      if (state.progress) set({ progress: { ...state.progress, done: state.progress.done + 1 } });
    }
    const isLast = state.progress?.done === state.progress?.total;
    if (isLast) workshop.close();
    set({ news: addedInWords(added), refused, ...(isLast ? { progress: null } : {}) });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      if (files.length === 0) return work;
      const { done, total } = state.progress ?? { done: 0, total: 0 };
      set({ progress: { done, total: total + files.length }, news: '', refused: [], isCalledOff: false });
      work = work.then(() => addAll(files));
      return work;
    },
    setCaption(id, caption) {
      set({ waiting: state.waiting.map((photo) => (photo.id === id ? { ...photo, caption } : photo)) });
      const photo = state.waiting.find((each) => each.id === id);
      if (photo && !state.isOnlyInMemory) void keep(store.keepCaption(photo));
    },
    remove(id) {
      const removed = state.waiting.find((photo) => photo.id === id);
      if (!removed) return;
      set({
        waiting: state.waiting.filter((photo) => photo !== removed),
        news: `${removed.name} was removed.`,
        refused: [],
        isCalledOff: false,
      });
      void keep(store.forget([id]));
    },
    async send(message, open) {
      if (state.progress || !state.isLoaded) await work;
      const photos = state.waiting;
      const listed = listPhotos(message, photos);
      const outcome = open && photos.length > 0 ? await share(listed, photos) : 'unavailable';
      if (outcome === 'called-off') {
        set({ isCalledOff: true, news: '', refused: [] });
        return null;
      }
      if (outcome === 'unavailable') open?.(mailtoLink(listed).href);
      const replaced = state.inMessage.map(({ id }) => id);
      set({ waiting: [], inMessage: photos, news: '', refused: [], isCalledOff: false });
      if (replaced.length > 0) void keep(store.forget(replaced));
      return photos.length > 0 ? { ...listed, photos: photos.map(({ id }) => id) } : listed;
    },
    dismiss() {
      const ids = state.inMessage.map(({ id }) => id);
      set({ inMessage: [] });
      if (ids.length > 0) void keep(store.forget(ids));
    },
  };
}

function addedInWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One photo was added.' : `${count} photos were added.`;
}
