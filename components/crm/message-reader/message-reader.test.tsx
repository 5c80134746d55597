import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingMessage } from '@/content/booking/mail';
import { contactMessage } from '@/content/contact/mail';
import { messageReader as copy } from '@/content/crm/message-reader';
import { saveFile } from '@/lib/browser/save-file';
import { fullText } from '@/lib/mail/mailto';
import { CrmApp } from '@/components/crm/crm-app';
import { setScreenWidth } from '@/testing/screen-width';

jest.mock('@/lib/browser/save-file', () => ({ saveFile: jest.fn() }));

const user = userEvent.setup();
const dialog = () => within(screen.getByRole('dialog'));
const field = () => screen.getByRole('textbox', { name: copy.label });
async function paste(text: string) {
  render(<CrmApp initialSection="leads" />);
  await user.click(screen.getByRole('button', { name: copy.button }));
  fireEvent.change(field(), { target: { value: text } });
}
const person = { Name: 'Jane Alden', Email: 'jane@example.com', Phone: '', Message: 'It leaks.\nSince Sunday.' };

beforeEach(() => setScreenWidth(1280));

test('shows the fields of a message, and any other text unchanged', async () => {
  await paste(`Hi!\n\n${fullText(contactMessage(person))}\n\n-- \nJane`);
  expect(screen.getByText(copy.found.contact)).toBeInTheDocument();
  const facts = dialog()
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['Jane Alden', 'jane@example.com', 'It leaks.\nSince Sunday.']);
  expect(dialog().getByText(/^Hi!/, { selector: 'p' }).textContent).toBe('Hi!\n\n-- \nJane');
  expect(dialog().queryByRole('button', { name: copy.visit })).not.toBeInTheDocument();
  expect(dialog().queryByText(copy.noVisit)).not.toBeInTheDocument();
});

test('exports a booking request as a CSV row, a CSV file, a contact and a visit', async () => {
  await paste(
    fullText(
      bookingMessage(
        {
          'Customer name': 'Jane Alden',
          Email: 'jane@example.com',
          Phone: '(860) 555-0100',
          'Property address': '12 Oak Street, Bristol',
          'Appointment date': '2026-11-24',
          'Appointment time': '10:00 AM',
          'Service type': 'Roofing',
          'Additional information': '',
        },
        new Date(0),
      ),
    ),
  );
  await user.click(dialog().getByRole('button', { name: `Copy ${copy.row}` }));
  await expect(navigator.clipboard.readText()).resolves.toMatch(/^,Jane Alden,jane@example\.com,/);
  for (const button of [copy.csv, copy.contact, copy.visit]) {
    await user.click(dialog().getByRole('button', { name: button }));
  }
  expect(jest.mocked(saveFile).mock.calls.map(([{ name }]) => name)).toEqual([
    'lead-jane-alden.csv',
    'jane-alden.vcf',
    'visit-2026-11-24-jane-alden.ics',
  ]);
  expect(dialog().getByText('Saved visit-2026-11-24-jane-alden.ics.')).toBeInTheDocument();
});

test('says when the text contains no message, and when the date of a message cannot be read', async () => {
  await paste('Can you call me?');
  expect(screen.getByText(copy.notFound)).toBeInTheDocument();
  const soon = 'Customer name: Jane\nEmail: jane@example.com\nAppointment date: soon\nAppointment time: 10:00 AM';
  fireEvent.change(field(), { target: { value: soon } });
  expect(screen.getByText(copy.noVisit)).toBeInTheDocument();
});

test('forgets the message when the dialog closes', async () => {
  await paste(fullText(contactMessage(person)));
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: copy.button }));
  expect(field()).toHaveValue('');
  expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain('Jane');
});
