import { createStore, delMany, getMany, keys, promisifyRequest, setMany } from 'idb-keyval';
import { localStore } from './storage';
import type { AlbumKey } from './stored-keys';

// Two records per photo, so that a new caption doesn't rewrite the image. Unlike those of storage.ts, these functions
// fail if storage is denied, because the visitor must be told.

const store = createStore('photos', 'photos');
/** Stored while there are photos, so that without photos no page opens the database when it loads. */
const markerKey = 'photos-kept';

export const mayHoldPhotos = (): boolean => localStore.get(markerKey) !== null;

export interface StoredPhoto<Details> {
  readonly id: string;
  readonly details: Details;
  /** Bytes, because some browsers refuse blobs in private windows. */
  readonly picture: { readonly type: string; readonly bytes: ArrayBuffer };
}

const detailsKey = (key: AlbumKey, id: string) => `${key}/${id}`;
const pictureKey = (key: AlbumKey, id: string) => `${key}/${id}/picture`;

export async function storePhoto<Details>(
  key: AlbumKey,
  { id, details, picture }: StoredPhoto<Details>,
): Promise<void> {
  await setMany(
    [
      [detailsKey(key, id), details],
      [pictureKey(key, id), picture],
    ],
    store,
  );
  localStore.set(markerKey, 'yes');
}

/** Commits at once: leaving the page aborts an open transaction, and a caption is often the last thing typed. */
export function storeDetails(key: AlbumKey, id: string, details: unknown): Promise<void> {
  return store('readwrite', (objects) => {
    objects.put(details, detailsKey(key, id));
    objects.transaction.commit();
    return promisifyRequest(objects.transaction);
  });
}

export async function deletePhotos(key: AlbumKey, ids: readonly string[]): Promise<void> {
  await delMany(
    ids.flatMap((id) => [detailsKey(key, id), pictureKey(key, id)]),
    store,
  );
  if ((await keys(store)).length === 0) localStore.remove(markerKey);
}

export async function storedPhotos(key: AlbumKey): Promise<readonly StoredPhoto<unknown>[]> {
  const ids = (await keys<string>(store)).flatMap((name) => {
    const [owner, id, ...rest] = name.split('/');
    return owner === key && id !== undefined && rest.length === 0 ? [id] : [];
  });
  const [details, pictures] = await Promise.all([
    getMany<unknown>(
      ids.map((id) => detailsKey(key, id)),
      store,
    ),
    getMany<StoredPhoto<unknown>['picture']>(
      ids.map((id) => pictureKey(key, id)),
      store,
    ),
  ]);
  return ids.flatMap((id, index) => {
    const picture = pictures[index];
    return picture ? [{ id, details: details[index], picture }] : [];
  });
}
