import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { localStore } from '@/lib/browser/storage';
import type { AlbumKey } from '@/lib/browser/stored-keys';
import type { Album } from '@/lib/browser/photo-album';
import type * as loadedParts from './photos-and-sign';

export interface LoadedPhotos extends Omit<typeof loadedParts, 'openAlbum'> {
  readonly album: Album;
}

const hasPhotos = (chosen: readonly File[], inMessage: readonly string[] | undefined) =>
  chosen.length > 0 || inMessage !== undefined || Boolean(localStore.get('photos-kept'));

/**
 * Loads the code when the pointer or focus reaches the field, when a file is dragged over the form, when the form calls
 * `openPhotos`, or if photos are chosen or stored.
 */
export function useAlbum(
  form: RefObject<HTMLFormElement | null>,
  key: AlbumKey,
  inMessage: readonly string[] | undefined,
): {
  readonly photos: LoadedPhotos | null;
  /** Resolves to null if loading fails. */
  readonly openPhotos: () => Promise<LoadedPhotos | null>;
  /**
   * Resolves once the photos have loaded. Null if the message has none to wait for. If photos are chosen and loading
   * failed, tries again.
   */
  readonly whenOpen: () => Promise<LoadedPhotos | null> | null;
} {
  const [photos, setPhotos] = useState<LoadedPhotos | null>(null);
  const opener = useRef<() => Promise<LoadedPhotos | null>>(undefined);
  const opening = useRef<Promise<LoadedPhotos | null>>(null);
  const isLoaded = useRef(false);
  /** Files that aren't in the album yet, because it hasn't loaded or failed to load. */
  const chosen = useRef<readonly File[]>([]);

  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLElement>('[data-photos]');
    if (!element || !field) return;
    const listening = new AbortController();
    const { signal } = listening;
    opening.current = null;
    isLoaded.current = false;

    function load(): Promise<LoadedPhotos | null> {
      return import('./photos-and-sign').then(
        ({ openAlbum, ...parts }) => {
          if (signal.aborted) return null;
          const loaded = { album: openAlbum(key, inMessage ?? []), ...parts };
          field?.removeAttribute('data-failed');
          isLoaded.current = true;
          setPhotos(loaded);
          return loaded;
        },
        () => {
          if (signal.aborted) return null;
          // The field shows that loading failed. The next hover, focus, choice or drag tries again.
          field?.setAttribute('data-failed', '');
          opening.current = null;
          return null;
        },
      );
    }
    /** Adds all chosen files, including those chosen before a failed attempt. */
    async function open() {
      opening.current ??= load();
      const loaded = await opening.current;
      if (!loaded) return null;
      const files = chosen.current;
      chosen.current = [];
      void loaded.album.add(files);
      return loaded;
    }
    opener.current = open;
    function choose(files: FileList | null) {
      chosen.current = [...chosen.current, ...(files ?? [])];
    }
    function takeFrom(input: HTMLInputElement) {
      choose(input.files);
      // So that choosing the same file again counts as a change.
      input.value = '';
    }
    function handleDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the dropped file.
      event.preventDefault();
      if (event.type === 'drop') choose(event.dataTransfer.files);
      void open();
    }

    for (const reach of ['pointerover', 'focusin']) field.addEventListener(reach, () => void open(), { signal });
    for (const drag of ['dragover', 'drop'] as const) element.addEventListener(drag, handleDrag, { signal });
    for (const input of field.querySelectorAll('input')) {
      const handleChange = () => {
        takeFrom(input);
        void open();
      };
      input.addEventListener('change', handleChange, { signal });
      // The visitor may have chosen photos before hydration.
      takeFrom(input);
    }
    if (hasPhotos(chosen.current, inMessage)) void open();
    return () => listening.abort();
  }, [form, key, inMessage]);

  const openPhotos = useCallback(() => opener.current?.() ?? Promise.resolve(null), []);
  const whenOpen = useCallback(() => {
    if (chosen.current.length > 0) void opener.current?.();
    // Hovering over the field also starts loading, which mustn't delay a message without photos.
    return isLoaded.current || hasPhotos(chosen.current, inMessage) ? opening.current : null;
  }, [inMessage]);
  return { photos, openPhotos, whenOpen };
}
