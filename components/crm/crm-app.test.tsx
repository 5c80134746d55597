import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { crmSections } from '@/content/crm/sections';
import { signIn, signOut } from '@/lib/browser/session';
import { CrmApp } from './crm-app';
import { setScreenWidth } from '@/testing/screen-width';

/* 8 AM in Connecticut on the day the sample records were written (lib/crm/sample-dates.ts). */
const monday = new Date('2026-03-02T13:00:00Z');
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const heading = () => screen.getByRole('heading', { level: 1 });
const sidebar = () => within(screen.getAllByRole('navigation', { name: 'CRM' })[0] ?? document.body);
const signOutButtons = () => screen.getAllByRole('button', { name: 'Sign Out' });

beforeEach(() => {
  jest.useFakeTimers({ now: monday });
  setScreenWidth(1280);
  window.localStorage.clear();
  signIn('dana');
});
afterEach(() => jest.useRealTimers());

test('the menu greets the user by name and lists seven sections, the website link and Sign Out', () => {
  render(<CrmApp />);
  expect(screen.getByText(/^Welcome,/).parentElement).toHaveTextContent('Welcome, dana');
  expect(screen.getByText('D', { selector: '[aria-hidden]' })).toBeInTheDocument();
  expect(
    sidebar()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(crmSections.map((section) => section.name));
  expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  // The second one is in the top bar.
  expect(signOutButtons()).toHaveLength(2);
});

test.each(crmSections.map((section) => [section.name, section.heading] as const))(
  '%s opens under the heading “%s”, and says “Coming Soon” if it is a placeholder',
  async (name, title) => {
    const address = window.location.href;
    render(<CrmApp />);
    await user.click(sidebar().getByRole('button', { name }));
    expect(heading()).toHaveTextContent(title);
    expect(sidebar().getByRole('button', { current: 'page' })).toHaveTextContent(name);
    expect(screen.getByText('Sample data. Changes are not saved.')).toBeInTheDocument();
    expect(window.location.href).toBe(address);
    if (name !== 'Dashboard') expect(heading()).toHaveFocus();
    if (!['Calendar', 'Quotes & Estimates', 'Project Management', 'Settings'].includes(name)) return;
    expect(screen.getByText('Coming Soon')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
    expect(heading()).toHaveTextContent('Dashboard');
  },
);

test('an unknown section key opens the dashboard', () => {
  render(<CrmApp initialSection="reports" />);
  expect(heading()).toHaveTextContent('Dashboard');
});

test('signing out from the menu or the top bar clears both storage keys', async () => {
  render(<CrmApp />);
  for (const button of signOutButtons()) {
    act(() => signIn('dana'));
    await user.click(button);
    expect(window.localStorage).toHaveLength(0);
  }
});

test('the menu says only “Welcome” when no name is stored', () => {
  signOut();
  window.localStorage.setItem('isLoggedIn', 'yes');
  render(<CrmApp />);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => setScreenWidth(390));

  test('the menu opens as a dialog and closes when a section is chosen', async () => {
    render(<CrmApp />);
    const open = screen.getByRole('button', { name: 'Office menu' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    const menu = screen.getByRole('dialog', { name: 'Office menu' });
    expect(open).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(menu).getByRole('button', { name: 'Lead Management' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent('Lead Management');
    expect(heading()).toHaveFocus();
  });

  test('choosing the section that is already open closes the menu too', async () => {
    render(<CrmApp />);
    await user.click(screen.getByRole('button', { name: 'Office menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dashboard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the backdrop and the close button close the menu', async () => {
    render(<CrmApp />);
    const open = screen.getByRole('button', { name: 'Office menu' });
    await user.click(open);
    await user.click(screen.getByRole('button', { name: 'Close office menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(open);
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(open).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the dashboard', () => {
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

  test.each([
    ['Total leads', '12'],
    ['Total leads', '+12% (sample figure)'],
    ['New leads', '2'],
    ['Pipeline value', '$108,890'],
    ['Conversion rate', '16.7%'],
    ['Conversion rate', '+2.3% (sample figure)'],
    ['Upcoming appointments', '3'],
    ['Runs', '47 runs'],
    ['Time saved', '12.5h'],
    ['Success rate', '94%'],
  ])('%s: %s', (label, value) => {
    render(<CrmApp />);
    expect(figure(label)).toHaveTextContent(value);
  });

  test.each(['2026-03-02T13:00:00Z', '2026-03-08T23:00:00Z', '2026-11-22T12:00:00Z', '2027-01-01T04:30:00Z'])(
    'the figures are the same at %s',
    (clock) => {
      jest.setSystemTime(new Date(clock));
      render(<CrmApp />);
      expect(
        ['Total leads', 'New leads', 'Pipeline value', 'Conversion rate', 'Upcoming appointments'].map(
          (label) => figure(label)?.querySelector('b')?.textContent,
        ),
      ).toEqual(['12', '2', '$108,890', '16.7%', '3']);
    },
  );

  test('lists the leads to call today, with call links and due dates', () => {
    render(<CrmApp />);
    const calls = within(screen.getByRole('region', { name: 'Need a call today' }));
    expect(calls.getAllByRole('listitem')).toHaveLength(6);
    expect(calls.getByRole('link', { name: 'Call Denise Kowalczyk, (860) 555-0103' })).toHaveAttribute(
      'href',
      'tel:+18605550103',
    );
    expect(calls.getAllByText('Due today')).toHaveLength(4);
    for (const due of calls.getAllByText('Due Sat, Feb 28')) expect(due.parentElement).toHaveTextContent('Overdue');
    expect(calls.getAllByText('Overdue')).toHaveLength(2);
  });

  test('lists the next visits in order, in Connecticut time', () => {
    render(<CrmApp />);
    const visits = within(screen.getByRole('region', { name: 'Next visits' })).getAllByRole('listitem');
    expect(visits).toHaveLength(6);
    expect(visits[0]).toHaveTextContent('Today1:00 PMDenise KowalczykLeak inspection and repair price');
    expect(visits[1]).toHaveTextContent('Tomorrow10:00 AM');
  });

  test.each([
    ['2026-03-02T13:00:00Z', '3', 'Scheduled. 3 more are confirmed. Next: Today, 1:00 PM'],
    ['2026-03-02T19:00:00Z', '3', 'Scheduled. 2 more are confirmed. Next: Tomorrow, 10:00 AM'],
    ['2026-03-08T15:00:00Z', '3', 'Scheduled. 2 more are confirmed. Next: Tomorrow, 10:00 AM'],
  ])('at %s the count of upcoming appointments, the words under it and the list agree', (clock, scheduled, words) => {
    jest.setSystemTime(new Date(clock));
    render(<CrmApp />);
    expect(figure('Upcoming appointments')).toHaveTextContent(`${scheduled}${words}`);
    const visits = within(screen.getByRole('region', { name: 'Next visits' }));
    const confirmed = visits.getAllByText('Confirmed').length;
    expect(visits.getAllByText('Scheduled')).toHaveLength(Number(scheduled));
    expect(visits.getAllByRole('listitem')).toHaveLength(Number(scheduled) + confirmed);
    expect(words).toContain(`${confirmed} more are confirmed`);
  });

  test('on a Sunday, when the office is closed, lists the calls for Monday', () => {
    jest.setSystemTime(new Date('2026-03-08T15:00:00Z'));
    render(<CrmApp />);
    const calls = within(screen.getByRole('region', { name: 'Need a call on Monday' }));
    expect(calls.getAllByText('Due yesterday')).toHaveLength(4);
    // This call is due on Monday itself.
    expect(calls.getByText('Due tomorrow')).toBeInTheDocument();
    expect(calls.getAllByText('Due Fri, Mar 6')).toHaveLength(2);
    expect(calls.getAllByText('Overdue')).toHaveLength(2);
  });

  test('updates the date at midnight in Connecticut', () => {
    render(<CrmApp />);
    expect(screen.getByText('Monday, March 2')).toBeInTheDocument();
    act(() => {
      jest.setSystemTime(new Date('2026-03-03T05:00:00Z'));
      jest.advanceTimersByTime(15_000);
    });
    expect(screen.getByText('Tuesday, March 3')).toBeInTheDocument();
  });

  test('shows the pipeline as text, and pressing a status shows its leads', async () => {
    render(<CrmApp />);
    const steps = within(screen.getByRole('region', { name: 'Pipeline by status' }));
    expect(steps.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'New$15,020, 2 leads',
      'Contacted$14,750, 3 leads',
      'Qualified$21,700, 2 leads',
      'Quoted$16,680, 2 leads',
      'Won$37,340, 2 leads',
      'Lost$3,400, 1 lead',
    ]);
    await user.click(steps.getByRole('button', { name: /^Lost/ }));
    expect(heading()).toHaveTextContent('Lead Management');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('lost');
    expect(screen.getByText('1 of 12 shown: status lost')).toBeInTheDocument();
  });

  test('pressing a name opens the lead', async () => {
    render(<CrmApp />);
    const recent = within(screen.getByRole('region', { name: 'Recent leads' }));
    await user.click(recent.getByRole('button', { name: 'Marisol Reyes' }));
    expect(screen.getByRole('dialog', { name: 'Marisol Reyes' })).toBeInTheDocument();
  });
});

describe('the automations', () => {
  beforeEach(() => render(<CrmApp initialSection="automation" />));

  const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);

  test('show their trigger, conditions, actions, runs and last run', () => {
    expect(screen.getAllByRole('switch')).toHaveLength(6);
    const welcome = card('New lead welcome');
    expect(welcome.getByText('New lead created')).toBeInTheDocument();
    expect(welcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lead has an email address',
      'Source is Website or Google Ads',
      'Send welcome email with inspection times',
      'Add tag “welcomed”',
    ]);
    expect(welcome.getByText('18')).toBeInTheDocument();
    expect(welcome.getByText('Sat, Feb 28, 9:14 PM')).toBeInTheDocument();
    expect(card('Winter roof check campaign').getByText('Never')).toBeInTheDocument();
  });

  test('a switch turns off one automation only, and turns it on again', async () => {
    const toggle = screen.getByRole('switch', { name: 'New lead welcome Active' });
    expect(toggle).toBeChecked();
    expect(screen.getByText('4 of 6 automations active')).toBeInTheDocument();
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(toggle).toHaveAccessibleName('New lead welcome Inactive');
    expect(screen.getByText('3 of 6 automations active')).toBeInTheDocument();
    expect(window.localStorage).toHaveLength(2);
    await user.click(toggle);
    expect(toggle).toBeChecked();
  });

  test('a switch keeps its state while the CRM is open', async () => {
    await user.click(screen.getByRole('switch', { name: /Review request/ }));
    await user.click(sidebar().getByRole('button', { name: 'Dashboard' }));
    await user.click(sidebar().getByRole('button', { name: 'Automation' }));
    expect(screen.getByRole('switch', { name: /Review request/ })).toBeChecked();
  });
});

describe('both clicks of a double-click count', () => {
  const doubleClick = (button: HTMLElement) =>
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });

  test('on a column heading', () => {
    render(<CrmApp initialSection="leads" />);
    const column = screen.getByRole('columnheader', { name: 'Value' });
    doubleClick(within(column).getByRole('button'));
    expect(column).toHaveAttribute('aria-sort', 'ascending');
  });

  test('on a quick filter', () => {
    render(<CrmApp initialSection="leads" />);
    const storm = screen.getByRole('button', { name: 'Storm 2' });
    doubleClick(storm);
    expect(storm).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('12 of 12 shown');
  });

  test('on the switch of an automation', () => {
    render(<CrmApp initialSection="automation" />);
    const toggle = screen.getByRole('switch', { name: /New lead welcome/ });
    doubleClick(toggle);
    expect(toggle).toBeChecked();
  });

  test('on the button for the next lead', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByRole('button', { name: 'Denise Kowalczyk' }));
    doubleClick(screen.getByRole('button', { name: 'Next lead' }));
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent("Kevin O'Rourke, 3 of 12");
  });
});
