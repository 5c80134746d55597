import { delMany, getMany, keys, setMany } from 'idb-keyval';
import { photoLifetime } from '@/lib/photos/limits';
import type { Photo } from '@/lib/photos/photo';
import { photoStore } from './photo-store';

/*
 * Stands in for IndexedDB, which Node lacks; e2e/photos.spec.ts tests with the real one. Jest moves jest.mock() to the
 * top of the file, where it may use only variables whose names begin with `mock`.
 */
const mockRecords = new Map<unknown, unknown>();

jest.mock('idb-keyval', () => ({
  createStore: () => (_mode: string, act: (objects: unknown) => unknown) =>
    act({
      put: (value: unknown, key: unknown) => mockRecords.set(key, value),
      transaction: { commit: () => undefined },
    }),
  promisifyRequest: () => Promise.resolve(),
  setMany: jest.fn(),
  delMany: jest.fn(),
  getMany: jest.fn(),
  keys: jest.fn(),
}));

beforeEach(() => {
  mockRecords.clear();
  jest.mocked(setMany).mockImplementation((entries) => {
    for (const [key, value] of entries) mockRecords.set(key, value);
    return Promise.resolve();
  });
  jest.mocked(delMany).mockImplementation((removed) => {
    for (const key of removed) mockRecords.delete(key);
    return Promise.resolve();
  });
  jest
    .mocked(getMany)
    .mockImplementation((wanted) => Promise.resolve(wanted.map((key) => mockRecords.get(key))) as never);
  jest.mocked(keys).mockImplementation(() => Promise.resolve([...mockRecords.keys()].sort()) as never);
});

const photo = (id: string, addedAt: number): Photo => ({
  id,
  name: 'limb.jpg',
  caption: 'Above the kitchen',
  thumbnail: 'data:,',
  isOriginal: false,
  addedAt,
  picture: new Blob([`picture ${id}`], { type: 'image/jpeg' }),
});

const contact = photoStore('contact-photos');
const booking = photoStore('booking-photos');

test('restores a photo with its latest caption', async () => {
  await contact.keep(photo('1', 0));
  await contact.saveCaption({ ...photo('1', 0), caption: 'North side' });
  const [restored] = await contact.load(1);
  expect(restored).toMatchObject({ id: '1', name: 'limb.jpg', caption: 'North side', isOriginal: false, addedAt: 0 });
  expect(restored?.picture.type).toBe('image/jpeg');
  expect(await restored?.picture.text()).toBe('picture 1');
});

test('each form has its own photos', async () => {
  await contact.keep(photo('1', 0));
  await booking.keep(photo('2', 0));
  expect((await contact.load(1)).map(({ id }) => id)).toEqual(['1']);
  await booking.forget(['2']);
  expect([...mockRecords.keys()]).toEqual(['contact-photos/1', 'contact-photos/1/picture']);
});

test('deletes day-old photos of both forms', async () => {
  await contact.keep(photo('1', 1));
  await contact.keep(photo('2', 0));
  await booking.keep(photo('3', 0));
  expect((await contact.load(photoLifetime)).map(({ id }) => id)).toEqual(['1']);
  expect([...mockRecords.keys()]).toEqual(['contact-photos/1', 'contact-photos/1/picture']);
});

test('deletes a record whose details are incomplete', async () => {
  await contact.keep(photo('1', 0));
  mockRecords.set('contact-photos/1', { name: 'limb.jpg' });
  expect(await contact.load(1)).toEqual([]);
  expect(mockRecords.size).toBe(0);
});

test('restores the slot of a photo', async () => {
  const slot = { sign: 'brown-ring', shot: 'attic', number: 3 };
  await contact.keep({ ...photo('1', 0), slot });
  await contact.keep(photo('2', 0));
  expect((await contact.load(1)).map((restored) => restored.slot)).toEqual([slot, undefined]);
});
