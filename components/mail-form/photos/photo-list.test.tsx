import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { createAlbum } from '@/lib/browser/photo-album';
import type { Photo } from '@/lib/photos/photo';
import { PhotoActions } from '@/components/mail-form/sent/photo-actions';
import { PhotoField } from './photo-field';
import { PhotoList } from './photo-list';

expect.extend(toHaveNoViolations);

const photo = (id: string, change: Partial<Photo> = {}): Photo => ({
  id,
  name: `${id}.jpg`,
  caption: '',
  thumbnail: 'data:image/jpeg;base64,',
  isOriginal: false,
  addedAt: 0,
  picture: new Blob(['x'.repeat(290_000)], { type: 'image/jpeg' }),
  ...change,
});

async function setup(photos: readonly Photo[], inMessage: readonly string[] = []) {
  const forget = jest.fn(() => Promise.resolve());
  const album = createAlbum(inMessage, {
    store: {
      keep: () => Promise.resolve(),
      saveCaption: () => Promise.resolve(),
      forget,
      mayHold: () => false,
      load: () => Promise.resolve(photos),
    },
    shrinker: { shrink: () => Promise.resolve(null), close: () => {} },
    now: () => 1,
  });
  // Waits until the photos are loaded.
  await album.add([]);
  const submit = jest.fn((event: Event) => event.preventDefault());
  const view = render(
    <form>
      <PhotoField id="photos" />
      <PhotoList album={album} />
      <button>Send</button>
    </form>,
  );
  view.container.querySelector('form')?.addEventListener('submit', submit);
  return { album, forget, submit, user: userEvent.setup(), ...view };
}

const items = () => within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem');

test('shows each photo with its name, its size and a caption', async () => {
  const { container } = await setup([
    photo('limb'),
    photo('roof', { name: 'roof.heic', thumbnail: '', isOriginal: true }),
  ]);
  const [limb, roof] = items();
  expect(limb).toHaveTextContent('limb.jpg290 kB');
  expect(limb).not.toHaveTextContent('unchanged');
  expect(roof).toHaveTextContent('HEIC');
  expect(roof).toHaveTextContent('will be sent unchanged, with its location and time in it');
  expect(screen.getByLabelText('Caption: limb.jpg')).toHaveValue('');
  expect(await axe(container)).toHaveNoViolations();
});

test('saves a caption, and Enter in it does not send the message', async () => {
  const { album, user, submit } = await setup([photo('limb')]);
  await user.type(screen.getByLabelText('Caption: limb.jpg'), 'Above the kitchen{Enter}');
  expect(album.state().waiting[0]?.caption).toBe('Above the kitchen');
  expect(submit).not.toHaveBeenCalled();
});

test('removing a photo focuses the next Remove button, or the file input if no photo is left', async () => {
  const { user, forget } = await setup([photo('limb'), photo('roof')]);
  await user.click(screen.getByRole('button', { name: 'Remove limb.jpg' }));
  expect(screen.getByRole('status')).toHaveTextContent('limb.jpg was removed.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove roof.jpg' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove roof.jpg' }));
  await waitFor(() => expect(screen.getByLabelText('Choose photos')).toHaveFocus());
  expect(forget).toHaveBeenCalledTimes(2);
});

test('says why files were not added, by name', async () => {
  const { album } = await setup([]);
  await act(() => album.add([new File([], 'empty.jpg'), new File([], '')]));
  const refused = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'empty.jpg is empty. Choose another photo.',
    'That file is empty. Choose another photo.',
  ]);
});

test('says that sharing was canceled and nothing is lost', async () => {
  const { album } = await setup([photo('limb')]);
  act(() => album.cancelShare());
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent. Your message and photos are still here');
  expect(items()).toHaveLength(1);
});

test('a prepared message says when its photos are no longer on the device', async () => {
  const { album } = await setup([], ['gone']);
  render(<PhotoActions message={{ subject: '', body: '', footer: '', photos: ['gone'] }} album={album} />);
  expect(screen.getByText('The photos for this message are no longer on this device.')).toBeVisible();
});

test('a prepared message lists its photos and can save each of them', async () => {
  jest.useFakeTimers();
  const { album } = await setup([photo('limb'), photo('roof')], ['limb', 'roof']);
  render(<PhotoActions message={{ subject: '', body: '', footer: '', photos: ['limb', 'roof'] }} album={album} />);
  expect(within(screen.getByRole('list', { name: 'Photos in this message' })).getAllByRole('listitem')).toHaveLength(2);
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save the photos' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(saved).toEqual(['limb.jpg', 'roof.jpg']);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
  click.mockRestore();
  jest.useRealTimers();
});
