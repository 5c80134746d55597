import { createAlbum, type Album } from './photo-album';
import type { Photo } from '@/lib/photos/photo';
import { sendPhotos } from './send-photos';
import type { ShareOutcome } from './share-photos';

/** `start` is the signature by which the album recognizes the kind of file. */
function file(name: string, start: string, size: number, type = ''): File {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)).subarray(0, size));
  return new File([bytes], name, { type });
}

const jpeg = (name: string, size = 100) => file(name, '\xff\xd8\xff\xe0', size);
const heic = (name: string, size: number) => file(name, '\0\0\0\x18ftypheic', size);

const storedPhoto = (id: string, name: string): Photo => ({
  id,
  name,
  caption: '',
  thumbnail: '',
  isOriginal: false,
  addedAt: 0,
  picture: new Blob(['picture']),
});

const message = { subject: 'Roof', body: 'A limb fell.', footer: 'Sent from the website.' };

interface Setup {
  readonly stored?: readonly Photo[];
  readonly inMessage?: readonly string[];
  readonly outcome?: ShareOutcome;
  /** Functions of the store that reject, as they do when storage is full. */
  readonly refuses?: readonly string[];
  /** Functions of the store that never answer. */
  readonly ignores?: readonly string[];
  readonly canDecode?: boolean;
}

function setup({
  stored = [],
  inMessage = [],
  outcome = 'unavailable',
  refuses = [],
  ignores = [],
  canDecode = true,
}: Setup = {}) {
  const device = new Map(stored.map((photo) => [photo.id, photo]));
  const guard = (name: string) =>
    ignores.includes(name)
      ? new Promise<void>(() => {})
      : refuses.includes(name)
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : Promise.resolve();
  const shrinker = {
    shrink: jest.fn((from: Blob) =>
      Promise.resolve(
        canDecode ? { picture: new Blob([`small ${from.size}`], { type: 'image/jpeg' }), thumbnail: 'data:,' } : null,
      ),
    ),
    close: jest.fn(),
  };
  /** A test can change the outcome of the next share. */
  const outcomes = { share: outcome };
  const share = jest.fn<Promise<ShareOutcome>, [string, { readonly body: string }, readonly Photo[]]>(() =>
    Promise.resolve(outcomes.share),
  );
  let clock = 1000;
  const album = createAlbum(inMessage, {
    store: {
      keep: async (photo) => {
        await guard('keep');
        device.set(photo.id, photo);
      },
      saveCaption: async (photo) => {
        await guard('saveCaption');
        device.set(photo.id, photo);
      },
      forget: async (ids) => {
        await guard('forget');
        for (const id of ids) device.delete(id);
      },
      mayHold: () => device.size > 0,
      load: async () => {
        await guard('load');
        return [...device.values()];
      },
    },
    shrinker,
    now: () => (clock += 1),
  });
  const send = (isOnline = true) => sendPhotos('office@example.com', album, message, { isOnline, share });
  return { album, device, shrinker, share, outcomes, send };
}

const names = (photos: Iterable<Photo>) => [...photos].map(({ name }) => name);
const waiting = (album: Album) => names(album.state().waiting);
/** Resolves once the album has loaded the stored photos and stored the added ones. Adding no files only waits. */
const settled = (album: Album) => album.add([]);

describe('adding', () => {
  test('prepares photos in order, stores them on the device and reports how many', async () => {
    const { album, device, shrinker } = setup();
    const progress: unknown[] = [];
    album.subscribe(() => progress.push(album.state().progress?.done));
    await album.add([jpeg('limb.jpg'), jpeg('roof.jpg')]);
    expect(waiting(album)).toEqual(['limb.jpg', 'roof.jpg']);
    expect(names(device.values())).toEqual(['limb.jpg', 'roof.jpg']);
    expect(album.state().news).toEqual({ kind: 'added', count: 2 });
    expect(new Set(progress)).toEqual(new Set([undefined, 0, 1, 2]));
    expect(album.state().progress).toBeNull();
    expect(shrinker.close).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (album: Album, id: string) => void, readonly string[]]>([
    ['captioned', (album, id) => album.setCaption(id, 'Above the kitchen'), ['Above the kitchen']],
    ['removed', (album, id) => album.remove(id), []],
  ])('stores the change if a photo is %s while it is being stored', async (_what, act, captions) => {
    const { album, device } = setup();
    const stop = album.subscribe(() => {
      const [photo] = album.state().waiting;
      if (!photo) return;
      stop();
      act(album, photo.id);
    });
    await album.add([jpeg('limb.jpg')]);
    expect([...device.values()].map(({ caption }) => caption)).toEqual(captions);
  });

  test('queues photos that are added while others are being prepared', async () => {
    const { album } = setup();
    await Promise.all([album.add([jpeg('limb.jpg')]), album.add([jpeg('roof.jpg')])]);
    expect(waiting(album)).toEqual(['limb.jpg', 'roof.jpg']);
  });

  test.each([
    ['empty.jpg', file('empty.jpg', '', 0), 'empty'],
    ['archive.jpg', file('archive.jpg', 'PK\x03\x04', 100), 'other'],
    ['logo.svg', file('logo.svg', '<svg', 100), 'drawing'],
    ['drawing', file('drawing', '<svg', 100, 'image/svg+xml'), 'drawing'],
    ['huge.jpg', jpeg('huge.jpg', 25_000_001), 'tooLarge'],
  ])('refuses %s with a reason, and keeps the other photos', async (name, bad, reason) => {
    const { album } = setup();
    await album.add([jpeg('limb.jpg'), bad, jpeg('roof.jpg')]);
    expect(waiting(album)).toEqual(['limb.jpg', 'roof.jpg']);
    expect(album.state().refused).toEqual([{ name, reason }]);
  });

  test('accepts a file of exactly 25 MB', async () => {
    const { album } = setup();
    await album.add([jpeg('large.jpg', 25_000_000)]);
    expect(waiting(album)).toEqual(['large.jpg']);
  });

  test('accepts eight photos and refuses the ninth', async () => {
    const { album } = setup();
    await album.add(Array.from({ length: 9 }, (_, index) => jpeg(`${index + 1}.jpg`)));
    expect(album.state().waiting).toHaveLength(8);
    expect(album.state().news).toEqual({ kind: 'added', count: 8 });
    expect(album.state().refused).toEqual([{ name: '9.jpg', reason: 'tooMany' }]);
  });

  test('keeps the original of a picture that the browser cannot decode', async () => {
    const { album } = setup({ canDecode: false });
    const original = heic('IMG_1.jpg', 5000);
    await album.add([original]);
    const [photo] = album.state().waiting;
    expect(photo).toMatchObject({ name: 'IMG_1.heic', isOriginal: true, thumbnail: '' });
    expect(photo?.picture.type).toBe('image/heic');
    expect(await photo?.picture.arrayBuffer()).toEqual(await original.arrayBuffer());
  });

  test('limits all photos together to 10 MB', async () => {
    const { album } = setup({ canDecode: false });
    await album.add([1, 2, 3].map((number) => heic(`${number}.heic`, 4_000_000)));
    expect(waiting(album)).toEqual(['1.heic', '2.heic']);
    expect(album.state().refused).toEqual([{ name: '3.heic', reason: 'noRoom' }]);
  });
});

describe('on the device', () => {
  test('restores the photos of an earlier visit, and those of the prepared message', async () => {
    const { album } = setup({ stored: [storedPhoto('1', 'sent.jpg'), storedPhoto('2', 'limb.jpg')], inMessage: ['1'] });
    await settled(album);
    expect(waiting(album)).toEqual(['limb.jpg']);
    expect(names(album.state().inMessage)).toEqual(['sent.jpg']);
  });

  test('stores captions and deletes removed photos', async () => {
    const { album, device } = setup();
    await album.add([jpeg('limb.jpg'), jpeg('roof.jpg')]);
    const [limb, roof] = album.state().waiting;
    album.setCaption(limb?.id ?? '', 'Above the kitchen');
    album.remove(roof?.id ?? '');
    await settled(album);
    expect([...device.values()].map(({ name, caption }) => [name, caption])).toEqual([
      ['limb.jpg', 'Above the kitchen'],
    ]);
    expect(album.state().news).toEqual({ kind: 'removed', name: 'roof.jpg' });
  });

  test.each(['load', 'keep'])('keeps photos in memory if the browser refuses to %s', async (name) => {
    const { album } = setup({ refuses: [name] });
    await album.add([jpeg('limb.jpg')]);
    expect(waiting(album)).toEqual(['limb.jpg']);
    expect(album.state().isOnlyInMemory).toBe(true);
  });
});

describe('sending', () => {
  test('leaves a message without photos unchanged and shares nothing', async () => {
    const { share, send } = setup({ outcome: 'shared' });
    expect(await send()).toEqual({ message, isShared: false });
    expect(share).not.toHaveBeenCalled();
  });

  test('shares the photos if the device can', async () => {
    const { album, share, send } = setup({ outcome: 'shared' });
    await album.add([jpeg('limb.jpg')]);
    const sent = await send();
    expect(share.mock.calls[0]?.[0]).toBe('office@example.com');
    expect(share.mock.calls[0]?.[1].body).toBe('A limb fell.\n\nPhotos:\n1. limb.jpg');
    expect(sent?.isShared).toBe(true);
    expect(sent?.message.photos).toEqual(album.state().inMessage.map(({ id }) => id));
    expect(album.state().waiting).toEqual([]);
  });

  test('lists the photos in the message if the device cannot share them', async () => {
    const { album, send } = setup();
    await album.add([jpeg('limb.jpg')]);
    const sent = await send();
    expect(sent?.isShared).toBe(false);
    expect(sent?.message.body).toBe('A limb fell.\n\nPhotos:\n1. limb.jpg');
  });

  test('shares nothing offline, and keeps the photos with the message', async () => {
    const { album, share, send } = setup({ outcome: 'shared' });
    await album.add([jpeg('limb.jpg')]);
    expect((await send(false))?.message.photos).toHaveLength(1);
    expect(share).not.toHaveBeenCalled();
  });

  test('keeps everything if the visitor cancels the share sheet', async () => {
    const { album, device, outcomes, send } = setup({ outcome: 'canceled' });
    await album.add([jpeg('limb.jpg')]);
    expect(await send()).toBeNull();
    expect(album.state().isShareCanceled).toBe(true);
    expect(waiting(album)).toEqual(['limb.jpg']);

    outcomes.share = 'shared';
    expect((await send())?.message.photos).toHaveLength(1);
    expect(album.state().isShareCanceled).toBe(false);
    expect(names(device.values())).toEqual(['limb.jpg']);
  });

  test('waits for photos that are still being prepared', async () => {
    const { album, send } = setup();
    const adding = album.add([jpeg('limb.jpg')]);
    expect((await send())?.message.photos).toHaveLength(1);
    await adding;
  });

  test('deletes the photos of a dismissed or replaced message', async () => {
    const { album, device, send } = setup();
    await album.add([jpeg('first.jpg')]);
    await send();
    await album.add([jpeg('second.jpg')]);
    await send();
    await settled(album);
    expect(names(device.values())).toEqual(['second.jpg']);
    album.dismiss();
    await settled(album);
    expect(device.size).toBe(0);
  });
});

describe('a photo in a slot', () => {
  const slot = { sign: 'brown-ring', shot: 'attic', number: 2 };
  const target = { slot, caption: 'The boards above the spot' };

  it('gets the caption of the slot, and a file name with sign, number and caption', async () => {
    const { album, device } = setup();
    await album.add([jpeg('IMG_0042.jpg')], target);
    const [photo] = album.state().waiting;
    expect(photo).toMatchObject({ slot, caption: target.caption, name: 'brown-ring-2-boards-above-the-spot.jpg' });
    expect([...device.values()]).toMatchObject([{ slot }]);
  });

  it('replaces the previous photo, on the device too', async () => {
    const { album, device } = setup();
    await album.add([jpeg('first.jpg', 100)], target);
    await album.add([jpeg('second.jpg', 200)], { slot, caption: 'Rafters' });
    expect(waiting(album)).toEqual(['brown-ring-2-rafters.jpg']);
    expect(device.size).toBe(1);
  });

  it('replaces the previous photo even if the message is full', async () => {
    const { album } = setup();
    await album.add([jpeg('slot.jpg')], target);
    await album.add(Array.from({ length: 7 }, (_, index) => jpeg(`${index}.jpg`)));
    await album.add([jpeg('again.jpg')], target);
    expect(album.state().refused).toEqual([]);
    expect(album.state().waiting).toHaveLength(8);
  });

  it('stays if its replacement is refused', async () => {
    const { album } = setup();
    await album.add([jpeg('slot.jpg')], target);
    await album.add([file('scan.svg', '<svg', 20)], target);
    expect(waiting(album)).toEqual(['brown-ring-2-boards-above-the-spot.jpg']);
    expect(album.state().refused).toEqual([{ name: 'scan.svg', reason: 'drawing', slot }]);
  });

  it('is listed in the message before the others, in slot order', async () => {
    const { album, send } = setup();
    await album.add([jpeg('loose.jpg')]);
    await album.add([jpeg('b.jpg')], target);
    await album.add([jpeg('a.jpg')], { slot: { ...slot, shot: 'stain', number: 1 }, caption: 'The stain' });
    const sent = await send();
    expect(sent?.message.body).toBe(
      [
        'A limb fell.',
        '',
        'Photos:',
        '1. brown-ring-1-stain.jpg: The stain',
        '2. brown-ring-2-boards-above-the-spot.jpg: The boards above the spot',
        '3. loose.jpg',
      ].join('\n'),
    );
  });

  it('is renamed after a new caption', async () => {
    const { album, device } = setup();
    await album.add([jpeg('a.jpg')], target);
    album.setCaption(album.state().waiting[0]?.id ?? '', 'The rafters, wet');
    expect(waiting(album)).toEqual(['brown-ring-2-rafters-wet.jpg']);
    await settled(album);
    expect([...device.values()]).toMatchObject([{ name: 'brown-ring-2-rafters-wet.jpg' }]);
  });
});

describe('with a store that never answers, a message still goes', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  const afterSeconds = async <Value>(promise: Promise<Value>) => {
    await jest.advanceTimersByTimeAsync(6000);
    return promise;
  };

  test('without photos, if there are none', async () => {
    const { send } = setup({ ignores: ['load'] });
    expect(await afterSeconds(send())).toEqual({ message, isShared: false });
  });

  test('without the stored photos, and says so', async () => {
    const { send } = setup({ stored: [storedPhoto('1', 'limb.jpg')], ignores: ['load'] });
    expect(await afterSeconds(send())).toEqual({ message: { ...message, lacksPhotos: true }, isShared: false });
  });

  test('with photos that were just added, from memory', async () => {
    const { album, send } = setup({ ignores: ['load', 'keep', 'forget'] });
    const sent = afterSeconds(album.add([jpeg('limb.jpg'), jpeg('roof.jpg')]).then(() => send()));
    expect((await sent)?.message.photos).toHaveLength(2);
  });
});

test('a message whose photo is refused while it waits says so', async () => {
  const { album, shrinker, send } = setup();
  shrinker.shrink.mockRejectedValue(new Error('The worker never answered.'));
  void album.add([jpeg('limb.jpg')]);
  expect(await send()).toEqual({ message: { ...message, lacksPhotos: true }, isShared: false });
});
