import { deletePhotos, storeDetails, storePhoto, storedPhotos } from './photo-database';
import type { AlbumKey } from './stored-keys';
import { photoLifetime } from '@/lib/photos/limits';
import type { Photo } from '@/lib/photos/photo';
import { readSlot } from '@/lib/photos/slot';

/** Every function rejects if storage is denied. */
export interface PhotoStore {
  readonly keep: (photo: Photo) => Promise<void>;
  readonly saveCaption: (photo: Photo) => Promise<void>;
  readonly forget: (ids: readonly string[]) => Promise<void>;
  /** Also deletes expired photos, of every form. */
  readonly load: (now: number) => Promise<readonly Photo[]>;
}

const allKeys: readonly AlbumKey[] = ['contact-photos', 'booking-photos'];

type Details = Omit<Photo, 'id' | 'picture'>;

export function photoStore(key: AlbumKey): PhotoStore {
  return {
    async keep(photo) {
      const { type } = photo.picture;
      const bytes = await photo.picture.arrayBuffer();
      await storePhoto(key, { id: photo.id, details: detailsOf(photo), picture: { type, bytes } });
    },
    saveCaption: (photo) => storeDetails(key, photo.id, detailsOf(photo)),
    forget: (ids) => deletePhotos(key, ids),
    async load(now) {
      let own: readonly Photo[] = [];
      for (const each of allKeys) {
        const records = (await storedPhotos(each)).map(({ id, details: stored, picture }) => ({
          id,
          photo: isDetails(stored)
            ? { ...stored, slot: readSlot(stored.slot), id, picture: new Blob([picture.bytes], { type: picture.type }) }
            : undefined,
        }));
        const isFresh = (photo: Photo | undefined) => photo !== undefined && now - photo.addedAt < photoLifetime;
        const stale = records.filter(({ photo }) => !isFresh(photo)).map(({ id }) => id);
        if (stale.length > 0) await deletePhotos(each, stale);
        if (each === key) own = records.flatMap(({ photo }) => (photo && isFresh(photo) ? [photo] : []));
      }
      return own;
    },
  };
}

function detailsOf({ name, caption, thumbnail, isOriginal, addedAt, slot }: Photo): Details {
  return { name, caption, thumbnail, isOriginal, addedAt, ...(slot ? { slot } : {}) };
}

function isDetails(value: unknown): value is Details {
  if (typeof value !== 'object' || value === null) return false;
  const { name, caption, thumbnail, isOriginal, addedAt } = value as Partial<Record<keyof Details, unknown>>;
  return (
    [name, caption, thumbnail].every((text) => typeof text === 'string') &&
    typeof isOriginal === 'boolean' &&
    typeof addedAt === 'number'
  );
}
