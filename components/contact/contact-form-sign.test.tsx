import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PhotoField } from '@/components/mail-form/photos/photo-field';
import { signBriefs } from '@/content/signs/briefs';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';
import type * as EmptyIdb from '@/testing/empty-idb';
import { ContactForm } from './contact-form';

expect.extend(toHaveNoViolations);

jest.mock('@/lib/browser/sign-from-fragment');
jest.mock('idb-keyval', () => jest.requireActual<typeof EmptyIdb>('@/testing/empty-idb'));

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const photos = () => screen.findByRole('group', { name: /^Photos that help/ });
const slots = async () => within(await photos()).getAllByRole('listitem');

async function open(id: string | null) {
  jest.mocked(signFromFragment).mockReturnValue(id);
  const view = render(
    <ContactForm action="mailto:a@example.com" photoField={<PhotoField id="photos" />} signs={signBriefs} />,
  );
  await act(() => import('@/components/mail-form/photos-and-sign'));
  return view;
}

beforeEach(() => sessionStorage.clear());

test('a sign in the URL starts the message, is named above the fields, and shows its photo slots', async () => {
  const { container } = await open('brown-ring');
  expect(message().value).toMatch(
    /^I see: a brown ring on the ceiling \(ceiling and attic\)\.\nWhich room: \nWhen it started: \n/,
  );
  const heading = await screen.findByRole('heading', { name: 'What you see' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('A brown ring on the ceiling', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not this? Choose another' })).toHaveAttribute('href', '/find/#ceiling');
  const shots = await slots();
  expect(shots.length).toBeGreaterThanOrEqual(3);
  expect(shots[0]).toHaveTextContent('The stain, with something for scale');
  expect(await axe(container)).toHaveNoViolations();
});

test('a sign moves the message above the contact fields, which keep what was typed', async () => {
  jest.mocked(signFromFragment).mockReturnValue('brown-ring');
  const { container } = render(
    <ContactForm action="mailto:a@example.com" photoField={<PhotoField id="photos" />} signs={signBriefs} />,
  );
  const name = screen.getByLabelText('Name');
  fireEvent.input(name, { target: { value: 'Jane' } });
  const form = container.querySelector('form');
  const fieldNames = () =>
    within(form ?? container)
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('name'));
  expect(fieldNames()).toEqual(['Name', 'Email', 'Phone', 'Message']);
  await photos();
  expect(fieldNames()).toEqual(['Message', 'Name', 'Email', 'Phone']);
  expect(screen.getByLabelText('Name')).toBe(name);
  expect(name).toHaveValue('Jane');
});

test('a URL without a sign leaves the form unchanged', async () => {
  await open(null);
  expect(message()).toHaveValue('');
  expect(screen.queryByRole('heading', { name: 'What you see' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('What do you see? (optional)')).toHaveValue('');
});

test('an unknown sign is ignored', async () => {
  await open('no-such-sign');
  expect(message()).toHaveValue('');
});

test('a sign in the URL goes above the text of the draft', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ Message: 'It drips at night.' }));
  await open('brown-ring');
  expect(message()).toHaveValue('I see: a brown ring on the ceiling (ceiling and attic).\n\nIt drips at night.');
});

test('the draft keeps the sign and the text', async () => {
  const user = userEvent.setup();
  const { unmount } = await open('brown-ring');
  await user.click(message());
  await user.paste('In the kitchen.');
  const { value } = message();
  unmount();
  await open(null);
  expect(message()).toHaveValue(value);
  expect(await screen.findByRole('heading', { name: 'What you see' })).toBeVisible();
});

test('an urgent sign shows a call link before the fields', async () => {
  await open('bulging-ceiling');
  const call = await screen.findByRole('link', { name: /^Call \(860\)/ });
  expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(call.compareDocumentPosition(screen.getByLabelText('Name')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the sign can be removed without losing the text', async () => {
  const user = userEvent.setup();
  await open('brown-ring');
  await user.type(message(), 'In the kitchen.');
  await user.click(await screen.findByRole('button', { name: 'Leave it out' }));
  expect(message().value).toMatch(/^Which room: [^]*In the kitchen\.$/);
  expect(screen.queryByRole('heading', { name: 'What you see' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Photos that help/ })).not.toBeInTheDocument();
});

test('the preview shows the current text, and says that there are no photos yet', async () => {
  await open('brown-ring');
  fireEvent.input(message(), { target: { value: 'Now the den, too.' } });
  const text = await screen.findByText('Now the den, too.', { selector: 'dd' });
  expect(text).toBeVisible();
  expect(screen.getByText('None yet. You can send it without any.')).toBeVisible();
});

test('an empty file shows its error only at its slot', async () => {
  await open('brown-ring');
  const [first] = await slots();
  const input = within(first ?? document.body).getByLabelText('Choose one');
  fireEvent.change(input, { target: { files: [new File([], 'scan.jpg')] } });
  await waitFor(() => expect(first).toHaveTextContent('scan.jpg is empty. Choose another photo.'));
  expect(screen.getAllByText(/scan\.jpg/)).toHaveLength(1);
});
