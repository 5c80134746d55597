import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateTo } from '@/lib/browser/navigate';
import { signBriefs } from '@/content/signs/briefs';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';
import { ContactForm } from './contact-form';

jest.mock('@/lib/browser/navigate');
jest.mock('@/lib/browser/sign-from-fragment');
jest.mock('@/components/mail-form/photos-and-sign', () => {
  throw new Error('The code failed to load.');
});
jest.mock('@/lib/mail/contact-message', () => {
  throw new Error('The code failed to load.');
});

beforeEach(() => sessionStorage.clear());

test('lets the browser submit the form when the mail code fails to load, and loses nothing', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  render(<ContactForm action="mailto:someone@example.com" photoField={null} />);
  for (const [label, text] of [
    ['Name', 'Jane'],
    ['Email', 'jane@example.com'],
    ['Message', 'The ridge leaks.'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(navigateTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  expect(screen.getByLabelText('Message')).toHaveValue('The ridge leaks.');
});

test('keeps a sign in the draft when the code that shows it fails to load', async () => {
  jest.mocked(signFromFragment).mockReturnValue('brown-ring');
  render(<ContactForm action="mailto:someone@example.com" photoField={null} signs={signBriefs} />);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('A brown ring on the ceiling'));
  expect(Object.values<string>(JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}'))).toEqual(
    expect.arrayContaining(['A brown ring on the ceiling']),
  );
});
