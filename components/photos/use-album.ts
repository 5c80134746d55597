import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { localStore } from '@/lib/browser/storage';
import type { AlbumKey } from '@/lib/browser/stored-keys';
import type { Album } from '@/lib/browser/photo-album';
import type { sendPhotos } from '@/lib/browser/send-photos';
import type { PhotoActionsProps } from './photo-actions';
import type { PhotoListProps } from './photo-list';

export interface LoadedPhotos {
  readonly album: Album;
  readonly PhotoList: ComponentType<PhotoListProps>;
  readonly PhotoActions: ComponentType<PhotoActionsProps>;
  readonly sendPhotos: typeof sendPhotos;
}

/** Loads when the visitor uses the field or drags a file in, when the form calls `openPhotos`, or if photos are stored. */
export function useAlbum(
  form: RefObject<HTMLFormElement | null>,
  key: AlbumKey,
  inMessage: readonly string[] | undefined,
): {
  readonly photos: LoadedPhotos | null;
  readonly openPhotos: () => void;
  /** The photos once they have loaded, or null if nothing has begun to load them. */
  readonly whenOpen: () => Promise<LoadedPhotos | null> | null;
} {
  const [photos, setPhotos] = useState<LoadedPhotos | null>(null);
  const opener = useRef<() => void>(undefined);
  const opening = useRef<Promise<LoadedPhotos | null>>(null);

  useEffect(() => {
    const element = form.current;
    const field = element?.querySelector<HTMLElement>('[data-photos]');
    if (!element || !field) return;
    const listening = new AbortController();
    const { signal } = listening;
    opening.current = null;

    function open(): Promise<LoadedPhotos | null> {
      opening.current ??= import('./loaded-photos').then(
        ({ openAlbum, ...parts }) => {
          if (signal.aborted) return null;
          const loaded = { album: openAlbum(key, inMessage ?? []), ...parts };
          setPhotos(loaded);
          return loaded;
        },
        () => {
          // The field shows that it failed; the next touch tries again.
          field?.setAttribute('data-failed', '');
          opening.current = null;
          return null;
        },
      );
      return opening.current;
    }
    opener.current = () => void open();
    async function add(files: FileList | null | undefined, input?: HTMLInputElement) {
      // A FileList is emptied together with its input.
      const chosen = [...(files ?? [])];
      const loaded = chosen.length > 0 ? await open() : null;
      if (input && loaded) input.value = '';
      void loaded?.album.add(chosen);
    }
    function handleDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the dropped file.
      event.preventDefault();
      if (event.type === 'drop') void add(event.dataTransfer.files);
      else void open();
    }

    for (const touch of ['pointerover', 'focusin']) field.addEventListener(touch, () => void open(), { signal });
    for (const drag of ['dragover', 'drop'] as const) element.addEventListener(drag, handleDrag, { signal });
    for (const input of field.querySelectorAll('input')) {
      input.addEventListener('change', () => void add(input.files, input), { signal });
      // The visitor may have chosen photos before this script arrived.
      void add(input.files, input);
    }
    if (inMessage || localStore.get('photos-kept')) void open();
    return () => listening.abort();
  }, [form, key, inMessage]);

  const openPhotos = useCallback(() => opener.current?.(), []);
  const whenOpen = useCallback(() => opening.current, []);
  return { photos, openPhotos, whenOpen };
}
