import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageReader as copy } from '@/content/crm/message-reader';
import { saveFile } from '@/lib/browser/save-file';
import { bookingMessage } from '@/content/booking/mail';
import { fullText } from '@/lib/mail/mailto';
import { contactMessage } from '@/content/contact/mail';
import { manyLeads } from '@/testing/feed-leads';
import { CrmApp } from './crm-app';
import { setScreenWidth } from '@/testing/screen-width';

jest.mock('@/lib/browser/save-file', () => ({ saveFile: jest.fn() }));

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const saved = () => jest.mocked(saveFile).mock.calls.map(([file]) => file);
const dialog = () => within(screen.getByRole('dialog'));
const place = () => dialog().getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T13:00:00Z') });
  jest.mocked(saveFile).mockClear();
  setScreenWidth(1280);
});
afterEach(() => jest.useRealTimers());

describe('the dialog of a lead', () => {
  test('steps through the calls from the dashboard, then focuses the row of the last lead shown', async () => {
    render(<CrmApp />);
    const calls = within(screen.getByRole('region', { name: 'Need a call today' }));
    await user.click(calls.getByRole('button', { name: 'Anthony DiNapoli' }));
    expect(dialog().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(place()).toBe('Anthony DiNapoli, 2 of 6');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(place()).toBe('Priya Natarajan, 3 of 6');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}np');
    expect(place()).toBe('Priya Natarajan, 3 of 6');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(calls.getByRole('button', { name: 'Priya Natarajan' })).toHaveFocus();
  });

  test.each([
    ['Next visits', 'Priya Natarajan', '3 of 6'],
    ['Recent leads', 'Priya Natarajan', '5 of 5'],
  ])('steps through the leads of %s in their order', async (region, name, expected) => {
    render(<CrmApp />);
    await user.click(within(screen.getByRole('region', { name: region })).getByRole('button', { name }));
    expect(place()).toBe(`${name}, ${expected}`);
  });

  test('counts two presses before the next render', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByRole('button', { name: 'Denise Kowalczyk' }));
    const next = dialog().getByRole('button', { name: 'Next lead' });
    act(() => {
      fireEvent.click(next);
      fireEvent.click(next);
    });
    expect(place()).toBe("Kevin O'Rourke, 3 of 12");
  });

  test('stops at both ends and keeps the focus', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.type(screen.getByRole('searchbox'), 'roof replacement');
    await user.click(screen.getByRole('button', { name: 'Marisol Reyes' }));
    const previous = dialog().getByRole('button', { name: 'Previous lead' });
    const next = dialog().getByRole('button', { name: 'Next lead' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    await user.click(next);
    expect(place()).toBe('Luis Cardona, 2 of 2');
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('has no step buttons if it is the only lead in its list', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.type(screen.getByRole('searchbox'), 'priya');
    await user.click(screen.getByRole('button', { name: 'Priya Natarajan' }));
    expect(dialog().queryByRole('button', { name: 'Next lead' })).not.toBeInTheDocument();
  });

  test('saves the contact and the visit, each under its file name', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByRole('button', { name: 'Anthony DiNapoli' }));
    await user.click(dialog().getByRole('button', { name: 'Save contact' }));
    await user.click(
      dialog().getByRole('button', { name: 'Add to calendar: Meet the adjuster on the roof, Anthony DiNapoli' }),
    );
    expect(saved().map(({ name }) => name)).toEqual(['anthony-dinapoli.vcf', 'visit-2026-03-05-anthony-dinapoli.ics']);
    expect(saved()[0]?.type).toContain('text/vcard');
    expect(saved()[0]?.text).toContain('\r\nFN:Anthony DiNapoli\r\n');
    expect(saved()[1]?.text).toContain('\r\nSTATUS:CONFIRMED\r\n');
  });

  test.each(['Luis Cardona', 'Greg Tanaka'])('offers no calendar file for the past visit of %s', async (name) => {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByRole('button', { name }));
    expect(dialog().queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
  });

  test('in a long list, returns to a row that was not rendered before', async () => {
    const records = { leads: manyLeads(200), appointments: [], automations: [] };
    render(<CrmApp records={records} initialSection="leads" />);
    await user.click(screen.getAllByRole('button', { name: 'Denise Kowalczyk' })[0] ?? document.body);
    expect(place()).toBe('Denise Kowalczyk, 1 of 200');
    await user.keyboard('{ArrowRight}');
    const name = dialog().getByRole('heading', { level: 2 }).textContent ?? '';
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toHaveTextContent(name);
    expect(document.activeElement).toHaveAttribute('data-lead');
  });
});

describe('both presses of a fast double press count', () => {
  const twice = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });

  test('on a heading', () => {
    render(<CrmApp initialSection="leads" />);
    const column = screen.getByRole('columnheader', { name: 'Value' });
    twice(within(column).getByRole('button'));
    expect(column).toHaveAttribute('aria-sort', 'ascending');
  });

  test('on a quick filter', () => {
    render(<CrmApp initialSection="leads" />);
    const storm = screen.getByRole('button', { name: 'Storm 2' });
    twice(storm);
    expect(storm).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('12 of 12 shown');
  });

  test('on an automation', () => {
    render(<CrmApp initialSection="automation" />);
    const toggle = screen.getByRole('switch', { name: /New lead welcome/ });
    twice(toggle);
    expect(toggle).toBeChecked();
  });
});

describe('printing', () => {
  const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
  const stop = () => act(() => void window.dispatchEvent(new Event('afterprint')));

  test('renders a sheet of calls and visits for the dashboard, only while printing', () => {
    render(<CrmApp />);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    print();
    const sheet = within(screen.getByRole('article', { name: 'Calls and visits, Monday, March 2' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(12);
    expect(
      sheet.getByText('Urgent. Due Monday, March 2', { exact: false, selector: 'li:first-child span' }),
    ).toBeInTheDocument();
    stop();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('prints the open lead instead', async () => {
    render(<CrmApp />);
    await user.click(screen.getAllByRole('button', { name: 'Priya Natarajan' })[0] ?? document.body);
    print();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('article', { name: 'Priya Natarajan' })).toHaveTextContent(
      'Follow upSaturday, February 28, 2026',
    );
    stop();
  });

  test('prints the leads that are shown', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByRole('button', { name: 'Overdue 2' }));
    print();
    const sheet = within(screen.getByRole('article', { name: 'Leads, March 2, 2026' }));
    expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Priya Natarajan',
      'Marcus Whitfield',
    ]);
    expect(sheet.getByText('2 of 12 shown: overdue')).toBeInTheDocument();
    stop();
  });

  test('has no separate sheet for a section that prints as it is', () => {
    render(<CrmApp initialSection="automation" />);
    print();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    stop();
  });
});

describe('a message from the website', () => {
  const field = () => screen.getByRole('textbox', { name: copy.label });
  async function paste(text: string) {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByRole('button', { name: copy.button }));
    fireEvent.change(field(), { target: { value: text } });
  }
  const person = { Name: 'Jane Alden', Email: 'jane@example.com', Phone: '', Message: 'It leaks.\nSince Sunday.' };

  test('shows its fields, and any other text unchanged', async () => {
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

  test('is offered as a row, a table, a contact and a visit', async () => {
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
    expect(saved().map(({ name }) => name)).toEqual([
      'lead-jane-alden.csv',
      'jane-alden.vcf',
      'visit-2026-11-24-jane-alden.ics',
    ]);
    expect(dialog().getByText('Saved visit-2026-11-24-jane-alden.ics.')).toBeInTheDocument();
  });

  test('says when no message is found, and when its date cannot be read', async () => {
    await paste('Can you call me?');
    expect(screen.getByText(copy.notFound)).toBeInTheDocument();
    const soon = 'Customer name: Jane\nEmail: jane@example.com\nAppointment date: soon\nAppointment time: 10:00 AM';
    fireEvent.change(field(), { target: { value: soon } });
    expect(screen.getByText(copy.noVisit)).toBeInTheDocument();
  });

  test('is forgotten when the window closes', async () => {
    await paste(fullText(contactMessage(person)));
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: copy.button }));
    expect(field()).toHaveValue('');
    expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain('Jane');
  });
});
