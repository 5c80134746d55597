import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { PhotoField } from './photos/photo-field';
import { useAlbum } from './use-album';

const mockNetwork = { isDown: true };
const mockAdd = jest.fn();
jest.mock('./photos-and-sign', () => {
  if (mockNetwork.isDown) throw new Error('The script failed to load.');
  return { openAlbum: () => ({ add: mockAdd }) };
});

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { photos } = useAlbum(form, 'contact-photos', undefined);
  return (
    <form ref={form} aria-label="Contact">
      <PhotoField id="photos" />
      {photos ? <p>The album is open.</p> : null}
    </form>
  );
}

test('if the scripts fail to load, the next try adds the photos chosen meanwhile and hides the error', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const field = screen.getByRole('group', { name: /^Photos/ });
  await user.upload(screen.getByLabelText('Choose photos'), photo('limb.jpg'));
  fireEvent.drop(screen.getByRole('form'), { dataTransfer: { types: ['Files'], files: [photo('roof.jpg')] } });
  await user.unhover(field);
  expect(field).toHaveAttribute('data-failed');
  expect(mockAdd).not.toHaveBeenCalled();

  mockNetwork.isDown = false;
  await user.hover(field);
  expect(await screen.findByText('The album is open.')).toBeVisible();
  expect(field).not.toHaveAttribute('data-failed');
  await user.upload(screen.getByLabelText('Take a photo'), photo('kitchen.jpg'));
  const added = mockAdd.mock.calls.flat(2).map(({ name }: File) => name);
  expect(added).toEqual(['limb.jpg', 'roof.jpg', 'kitchen.jpg']);
});
