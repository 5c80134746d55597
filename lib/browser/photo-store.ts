import {
  deletePhotos,
  mayHoldPhotos,
  storeDetails,
  storePhoto,
  storedPhotos,
  type StoredPhoto,
} from './photo-database';
import type { AlbumKey } from './stored-keys';
import { photoLifetime } from '@/lib/photos/limits';
import type { Photo } from '@/lib/photos/photo';
import { readSlot } from '@/lib/photos/slot';

export type PhotoStore = ReturnType<typeof photoStore>;

const allKeys: readonly AlbumKey[] = ['contact-photos', 'booking-photos'];

type Details = Omit<Photo, 'id' | 'picture'>;

/** Every function of the store but `mayHold` rejects if storage is denied. */
export function photoStore(key: AlbumKey) {
  return {
    async keep(photo: Photo) {
      const { type } = photo.picture;
      const bytes = await photo.picture.arrayBuffer();
      await storePhoto(key, { id: photo.id, details: detailsOf(photo), picture: { type, bytes } });
    },
    saveCaption: (photo: Photo) => storeDetails(key, photo.id, detailsOf(photo)),
    forget: (ids: readonly string[]) => deletePhotos(key, ids),
    /** Known without opening the database. */
    mayHold: mayHoldPhotos,
    /** Also deletes the expired photos of both forms. */
    async load(now: number) {
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
