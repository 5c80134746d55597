/** @jest-environment jsdom */
import { canSharePhotos, sharePhotos } from './share-photos';

const to = 'office@example.com';
const message = { subject: 'Roof', body: 'A limb fell.', footer: 'Sent from the website.' };
const photo = {
  id: '1',
  name: 'limb.jpg',
  caption: '',
  thumbnail: '',
  isOriginal: false,
  addedAt: 0,
  picture: new Blob(['picture'], { type: 'image/jpeg' }),
};

function device(share: (data: ShareData) => Promise<void>, canShare = () => true) {
  Object.assign(navigator, { share, canShare });
}

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

test('shares the subject, the text with the recipient, and the pictures', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue(undefined);
  device(share);
  expect(await sharePhotos(to, message, [photo])).toBe('shared');
  const [{ title, text, files = [] } = {}] = share.mock.calls[0] ?? [];
  expect(title).toBe('Roof');
  expect(text).toBe(`To: ${to}\n\nA limb fell.\n\nSent from the website.`);
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([['limb.jpg', 'image/jpeg', 7]]);
});

test.each([
  ['AbortError', 'canceled'],
  ['NotAllowedError', 'unavailable'],
  ['DataError', 'unavailable'],
])('reports a %s as %s', async (name, outcome) => {
  device(() => Promise.reject(new DOMException('no', name)));
  expect(await sharePhotos(to, message, [photo])).toBe(outcome);
});

test('does not open the share sheet if the device cannot share files', async () => {
  expect(canSharePhotos([photo])).toBe(false);
  const share = jest.fn();
  device(share, () => false);
  expect(await sharePhotos(to, message, [photo])).toBe('unavailable');
  expect(share).not.toHaveBeenCalled();
});
