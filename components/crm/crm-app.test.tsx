import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { crmSections } from '@/content/crm/sections';
import { signIn, signOut } from '@/lib/session';
import { CrmApp } from './crm-app';
import { setScreenWidth } from './test-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

/* Monday of the sample week, eight in the morning in Connecticut. */
const monday = new Date('2026-03-02T13:00:00Z');
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const heading = () => screen.getByRole('heading', { level: 1 });
const sidebar = () => within(screen.getAllByRole('navigation', { name: 'CRM' })[0] ?? document.body);

beforeEach(() => {
  jest.useFakeTimers({ now: monday });
  setScreenWidth(1280);
  window.localStorage.clear();
  signIn('dana');
});
afterEach(() => jest.useRealTimers());

test('the menu greets by name and holds seven sections and two ways out', () => {
  render(<CrmApp />);
  expect(screen.getByText(/^Welcome,/)).toHaveTextContent('Welcome, dana');
  expect(screen.getByText('D', { selector: '[aria-hidden]' })).toBeInTheDocument();
  expect(sidebar().getAllByRole('button').map((button) => button.textContent)).toEqual(crmSections.map((section) => section.name));
  expect(screen.getByRole('link', { name: 'Back to Website' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
});

test.each(crmSections.map((section) => [section.name, section.heading] as const))('%s opens under the heading %s', async (name, title) => {
  const address = window.location.href;
  render(<CrmApp />);
  await user.click(sidebar().getByRole('button', { name }));
  expect(heading()).toHaveTextContent(title);
  expect(sidebar().getByRole('button', { current: 'page' })).toHaveTextContent(name);
  expect(screen.getByText('Sample data. Changes are not saved.')).toBeInTheDocument();
  expect(window.location.href).toBe(address);
  if (name !== 'Dashboard') expect(heading()).toHaveFocus();
});

test.each(['Calendar', 'Quotes & Estimates', 'Project Management', 'Settings'])('%s is coming soon', async (name) => {
  render(<CrmApp />);
  await user.click(sidebar().getByRole('button', { name }));
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
  expect(heading()).toHaveTextContent('Dashboard');
});

test('an unknown section falls back to the dashboard', () => {
  render(<CrmApp startAt="reports" />);
  expect(heading()).toHaveTextContent('Dashboard');
});

test('signing out clears both keys, from the menu and from the top bar', async () => {
  render(<CrmApp />);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(window.localStorage).toHaveLength(0);
  act(() => signIn('dana'));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(window.localStorage).toHaveLength(0);
});

test('without a stored name the menu still greets', () => {
  signOut();
  window.localStorage.setItem('isLoggedIn', 'yes');
  render(<CrmApp />);
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => setScreenWidth(390));

  test('the top bar names the section; the menu slides over and closes on a choice', async () => {
    render(<CrmApp />);
    const open = screen.getByRole('button', { name: 'Open menu' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    const menu = screen.getByRole('dialog', { name: 'CRM menu' });
    expect(open).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(menu).getByRole('button', { name: 'Lead Management' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent('Lead Management');
    expect(heading()).toHaveFocus();
  });

  test('choosing the section that is open closes the menu too', async () => {
    render(<CrmApp />);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dashboard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the backdrop and the close button close it', async () => {
    render(<CrmApp />);
    const open = screen.getByRole('button', { name: 'Open menu' });
    await user.click(open);
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
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
    ['New leads', '3'],
    ['Pipeline value', '$156,830'],
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

  test.each(['2026-03-02T13:00:00Z', '2026-03-08T23:00:00Z', '2026-11-21T12:00:00Z', '2027-01-01T04:30:00Z'])(
    'the figures are the same at %s',
    (clock) => {
      jest.setSystemTime(new Date(clock));
      render(<CrmApp />);
      expect(['Total leads', 'New leads', 'Pipeline value', 'Conversion rate', 'Upcoming appointments'].map((label) => figure(label)?.querySelector('b')?.textContent)).toEqual(
        ['12', '3', '$156,830', '16.7%', '3'],
      );
    },
  );

  test('names who wants a call today, with the call beside the name', () => {
    render(<CrmApp />);
    const calls = within(screen.getByRole('region', { name: 'Need a call today' }));
    expect(calls.getAllByRole('listitem')).toHaveLength(2);
    expect(calls.getByRole('link', { name: 'Call Denise Kowalczyk, (860) 555-0103' })).toHaveAttribute('href', 'tel:+18605550103');
    expect(calls.getByRole('link', { name: /Anthony DiNapoli/ })).toBeInTheDocument();
  });

  test('names the next visits in their order, on the clock of Connecticut', () => {
    render(<CrmApp />);
    const visits = within(screen.getByRole('region', { name: 'Next visits' })).getAllByRole('listitem');
    expect(visits).toHaveLength(6);
    expect(visits[0]).toHaveTextContent('Today1:00 PMDenise KowalczykLeak inspection and repair price');
    expect(visits[1]).toHaveTextContent('Tomorrow10:00 AM');
  });

  test('says so when the week is over', () => {
    jest.setSystemTime(new Date('2026-03-08T15:00:00Z'));
    render(<CrmApp />);
    expect(screen.getByRole('region', { name: 'Next visits' })).toHaveTextContent('No visits are left this week.');
  });

  test('wakes up on a new day', () => {
    render(<CrmApp />);
    expect(screen.getByText('Monday, March 2')).toBeInTheDocument();
    act(() => {
      jest.setSystemTime(new Date('2026-03-03T05:00:00Z'));
      jest.advanceTimersByTime(15_000);
    });
    expect(screen.getByText('Tuesday, March 3')).toBeInTheDocument();
  });

  test('tells the pipeline in words, and a press on a step opens its leads', async () => {
    render(<CrmApp />);
    const steps = within(screen.getByRole('region', { name: 'Pipeline by status' }));
    expect(steps.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'New$23,450, 3 leads',
      'Contacted$14,650, 2 leads',
      'Qualified$31,300, 2 leads',
      'Quoted$32,530, 2 leads',
      'Won$51,500, 2 leads',
      'Lost$3,400, 1 lead',
    ]);
    await user.click(steps.getByRole('button', { name: /^Lost/ }));
    expect(heading()).toHaveTextContent('Lead Management');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('lost');
    expect(screen.getByText('1 of 12 shown')).toBeInTheDocument();
  });

  test('a name opens the lead', async () => {
    render(<CrmApp />);
    const recent = within(screen.getByRole('region', { name: 'Recent leads' }));
    await user.click(recent.getByRole('button', { name: 'Marisol Reyes' }));
    expect(screen.getByRole('dialog', { name: 'Marisol Reyes' })).toBeInTheDocument();
  });
});

describe('the automations', () => {
  beforeEach(() => render(<CrmApp startAt="automation" />));

  const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);

  test('each shows its trigger, conditions, actions, runs and last run', () => {
    expect(screen.getAllByRole('switch')).toHaveLength(6);
    const welcome = card('New lead welcome');
    expect(welcome.getByText('New lead created')).toBeInTheDocument();
    expect(welcome.getByText('Source is Website or Google Ads')).toBeInTheDocument();
    expect(welcome.getByText('Send welcome e-mail with inspection times')).toBeInTheDocument();
    expect(welcome.getByText('18')).toBeInTheDocument();
    expect(welcome.getByText('Yesterday, 9:14 PM')).toBeInTheDocument();
    expect(card('Winter roof check campaign').getByText('Never run')).toBeInTheDocument();
  });

  test('a toggle turns one automation and no other, there and back', async () => {
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

  test('a toggle is remembered while the CRM is open', async () => {
    await user.click(screen.getByRole('switch', { name: /Review request/ }));
    await user.click(sidebar().getByRole('button', { name: 'Dashboard' }));
    await user.click(sidebar().getByRole('button', { name: 'Automation' }));
    expect(screen.getByRole('switch', { name: /Review request/ })).toBeChecked();
  });
});
