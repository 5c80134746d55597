import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateTo } from '@/lib/browser/navigate';
import { ContactForm } from './contact-form';

jest.mock('@/lib/browser/navigate');
jest.mock('@/lib/mail/contact-message', () => {
  throw new Error('The code failed to load.');
});

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
