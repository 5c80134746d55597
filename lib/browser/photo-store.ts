import { deletePhotos, storeDetails, storePhoto, storedPhotos, type StoredPhoto } from './photo-database';
import type { AlbumKey } from './stored-keys';
import { photoLifetime } from '@/lib/photos/limits';
import type { Photo } from '@/lib/photos/photo';
import { readSlot } from '@/lib/photos/slot';

/** Every function rejects if storage is denied. */
export interface PhotoStore {
  readonly keep: (photo: Photo) => Promise<void>;
  readonly saveCaption: (photo: Photo) => Promise<void>;
  readonly forget: (ids: readonly string[]) => Promise<void>;
  /** Also deletes the expired photos of both forms. */
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
        const records = await storedPhotos(each);
        const fresh = records.flatMap((record) => {
          const photo = photoOf(record);
          return photo && now - photo.addedAt < photoLifetime ? [photo] : [];
        });
        const stale = records.map(({ id }) => id).filter((id) => !fresh.some((photo) => photo.id === id));
        if (stale.length > 0) await deletePhotos(each, stale);
        if (each === key) own = fresh;
      }
      return own;
    },
  };
}

function detailsOf({ name, caption, thumbnail, isOriginal, addedAt, slot }: Photo): Details {
  return { name, caption, thumbnail, isOriginal, addedAt, ...(slot ? { slot } : {}) };
}

/** Null if another version of the site stored the photo with different details. */
function photoOf({ id, details, picture }: StoredPhoto<unknown>): Photo | null {
  if (!isDetails(details)) return null;
  return { ...details, slot: readSlot(details.slot), id, picture: new Blob([picture.bytes], { type: picture.type }) };
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
