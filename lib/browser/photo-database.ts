import { createStore, delMany, getMany, keys, promisifyRequest, setMany } from 'idb-keyval';
import { localStore } from './storage';
import type { AlbumKey } from './stored-keys';

// Two records per photo, so that a new caption doesn't rewrite the image. Unlike storage.ts, these functions throw if
// storage is denied, because the visitor must be told.

const store = createStore('photos', 'photos');
/** Set while there are photos. Pages open the database only then. */
const marker = 'photos-kept';

export interface StoredPhoto<About> {
  readonly id: string;
  readonly about: About;
  /** Bytes, because some browsers refuse blobs in private windows. */
  readonly picture: { readonly type: string; readonly bytes: ArrayBuffer };
}

const aboutKey = (key: AlbumKey, id: string) => `${key}/${id}`;
const pictureKey = (key: AlbumKey, id: string) => `${key}/${id}/picture`;

export async function storePhoto<About>(key: AlbumKey, { id, about, picture }: StoredPhoto<About>): Promise<void> {
  await setMany(
    [
      [aboutKey(key, id), about],
      [pictureKey(key, id), picture],
    ],
    store,
  );
  localStore.set(marker, 'yes');
}

/** Commits at once: leaving the page aborts an open transaction, and a caption is often the last thing typed. */
export function storeDetails(key: AlbumKey, id: string, about: unknown): Promise<void> {
  return store('readwrite', (objects) => {
    objects.put(about, aboutKey(key, id));
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });
}

export async function deletePhotos(key: AlbumKey, ids: readonly string[]): Promise<void> {
  await delMany(
    ids.flatMap((id) => [aboutKey(key, id), pictureKey(key, id)]),
    store,
  );
  if ((await keys(store)).length === 0) localStore.remove(marker);
}

export async function storedPhotos(key: AlbumKey): Promise<readonly StoredPhoto<unknown>[]> {
  const ids = (await keys<string>(store)).flatMap((name) => {
    const [owner, id, ...rest] = name.split('/');
    return owner === key && id !== undefined && rest.length === 0 ? [id] : [];
  });
  const [abouts, pictures] = await Promise.all([
    getMany<unknown>(
      ids.map((id) => aboutKey(key, id)),
      store,
    ),
    getMany<StoredPhoto<unknown>['picture']>(
      ids.map((id) => pictureKey(key, id)),
      store,
    ),
  ]);
  return ids.flatMap((id, place) => {
    const picture = pictures[place];
    return picture ? [{ id, about: abouts[place], picture }] : [];
  });
}
