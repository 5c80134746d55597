import {
  emptyAlbum,
  hasRoom,
  noNews,
  refusalOfType,
  refusalBeforeReading,
  splitByMessage,
  type AlbumState,
  type Refusal,
  type RefusedFile,
} from '@/lib/photos/album';
import { photoName, type Photo, type PhotoSlot } from '@/lib/photos/photo';
import { inSlotOrder, isSameSlot, slotName, withCaption } from '@/lib/photos/slot';
import { signatureLength, originalExtension, pictureKind } from '@/lib/photos/picture-kind';
import { photoStore, type PhotoStore } from './photo-store';
import { openShrinker, type Shrinker } from './shrink-in-worker';
import type { AlbumKey } from './stored-keys';
import { TimeLimitError, withTimeLimit } from './time-limit';

/** Several times what a slow phone takes to store a photo. */
const storeMs = 5000;

type AlbumParts = { readonly store: PhotoStore; readonly shrinker: Shrinker; readonly now: () => number };

export type PhotoTarget = { readonly slot: PhotoSlot; readonly caption: string };

export type Album = ReturnType<typeof createAlbum>;

const albums = new Map<AlbumKey, Album>();

/** One album per key while the page is open. `inMessage`: ids of the prepared message's photos. */
export function openAlbum(key: AlbumKey, inMessage: readonly string[]): Album {
  const album =
    albums.get(key) ??
    createAlbum(inMessage, { store: photoStore(key), shrinker: openShrinker(), now: () => Date.now() });
  albums.set(key, album);
  return album;
}

export function createAlbum(inMessage: readonly string[], { store, shrinker, now }: AlbumParts) {
  let state = emptyAlbum;
  const listeners = new Set<() => void>();
  /** A store that has once not answered isn't waited for again. */
  let patience = storeMs;
  let isLoadFailed = false;
  /** The last task of a queue, in which each task starts when the one before it is done. */
  let work = load();

  function set(change: Partial<AlbumState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function load() {
    try {
      set({ ...splitByMessage(await withTimeLimit(store.load(now()), patience), inMessage), isLoaded: true });
    } catch (error) {
      isLoadFailed = true;
      giveUp(error);
      set({ isLoaded: true });
    }
  }

  /** A failure is shown to the visitor, and the photos stay in memory. */
  async function attempt(task: Promise<void>) {
    await withTimeLimit(task, patience).catch(giveUp);
  }

  function giveUp(error: unknown) {
    if (error instanceof TimeLimitError) patience = 0;
    set({ isOnlyInMemory: true });
  }

  function forget(photos: readonly Photo[]) {
    if (photos.length > 0) void attempt(store.forget(photos.map(({ id }) => id)));
  }

  /** The waiting photos, without the one that a new photo in the target's slot replaces. */
  function waitingExcept(target: PhotoTarget | undefined): readonly Photo[] {
    return target ? state.waiting.filter(({ slot }) => !slot || !isSameSlot(slot, target.slot)) : state.waiting;
  }

  async function prepare(file: File, target: PhotoTarget | undefined): Promise<Photo | Refusal> {
    const others = waitingExcept(target);
    const refusal = refusalBeforeReading(file, others);
    if (refusal) return refusal;
    try {
      const kind = pictureKind(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
      if (!kind) return refusalOfType(file);
      const small = await shrinker.shrink(file);
      // Copied into memory, because the file on disk may change.
      const picture = small?.picture ?? new Blob([await file.arrayBuffer()], { type: kind.type });
      if (!hasRoom(picture.size, others)) return 'noRoom';
      const inUse = others.map(({ name }) => name);
      const extension = small ? 'jpg' : originalExtension(kind, file.name);
      return {
        id: newId(),
        name: target ? slotName(target.slot, target.caption, extension, inUse) : photoName(file.name, extension, inUse),
        caption: target?.caption ?? '',
        thumbnail: small?.thumbnail ?? '',
        isOriginal: small === null,
        addedAt: now(),
        picture,
        slot: target?.slot,
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

  async function addAll(files: readonly File[], target: PhotoTarget | undefined) {
    const refused: RefusedFile[] = [];
    let count = 0;
    for (const file of files) {
      const result = await prepare(file, target);
      if (typeof result === 'string') {
        refused.push({ name: file.name, reason: result, slot: target?.slot });
      } else {
        count += 1;
        const others = waitingExcept(target);
        forget(state.waiting.filter((photo) => !others.includes(photo)));
        set({ waiting: inSlotOrder([...others, result]) });
        await attempt(store.keep(result));
        // The visitor may have captioned or removed the photo in the meantime.
        const latest = state.waiting.find(({ id }) => id === result.id);
        if (!latest) await attempt(store.forget([result.id]));
        else if (latest !== result && !state.isOnlyInMemory) await attempt(store.saveCaption(latest));
      }
      if (state.progress) set({ progress: { ...state.progress, done: state.progress.done + 1 } });
    }
    const isLast = state.progress?.done === state.progress?.total;
    if (isLast) shrinker.close();
    set({ news: count > 0 ? { kind: 'added', count } : null, refused, ...(isLast ? { progress: null } : {}) });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves when these files and all before them are stored. With `target`, replaces the photo in that slot. */
    add(files: readonly File[], target?: PhotoTarget): Promise<void> {
      if (files.length === 0) return work;
      const { done, total } = state.progress ?? { done: 0, total: 0 };
      set({ ...noNews, progress: { done, total: total + files.length } });
      work = work.then(() => addAll(files, target));
      return work;
    },
    setCaption(id: string, caption: string) {
      const inUse = state.waiting.filter((photo) => photo.id !== id).map(({ name }) => name);
      set({ waiting: state.waiting.map((photo) => (photo.id === id ? withCaption(photo, caption, inUse) : photo)) });
      const photo = state.waiting.find((each) => each.id === id);
      if (photo && !state.isOnlyInMemory) void attempt(store.saveCaption(photo));
    },
    remove(id: string) {
      const removed = state.waiting.find((photo) => photo.id === id);
      if (!removed) return;
      const waiting = state.waiting.filter((photo) => photo !== removed);
      set({ ...noNews, waiting, news: { kind: 'removed', name: removed.name } });
      forget([removed]);
    },
    /** `isComplete` is false if photos were refused meanwhile, or if stored ones couldn't be loaded. */
    async whenReady(): Promise<{ readonly photos: readonly Photo[]; readonly isComplete: boolean }> {
      const wasBusy = state.progress !== null;
      if (wasBusy || !state.isLoaded) await work;
      const isRefused = wasBusy && state.refused.length > 0;
      return { photos: state.waiting, isComplete: !isRefused && !(isLoadFailed && store.mayHold()) };
    },
    /** Assigns the waiting photos to the prepared message and deletes those of the previous one. */
    handOver() {
      const replaced = state.inMessage;
      set({ ...noNews, waiting: [], inMessage: state.waiting });
      forget(replaced);
    },
    cancelShare() {
      set({ ...noNews, isShareCanceled: true });
    },
    dismiss() {
      const dismissed = state.inMessage;
      set({ inMessage: [] });
      forget(dismissed);
    },
  };
}
