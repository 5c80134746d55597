import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/lib/browser/save-file';
import { CrmApp } from './crm-app';
import { setScreenWidth } from '@/testing/screen-width';

jest.mock('@/lib/browser/save-file', () => ({ saveFile: jest.fn() }));

const monday = new Date('2026-03-02T13:00:00Z');
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const search = () => screen.getByRole('searchbox', { name: 'Search leads' });
const names = () =>
  within(screen.getByRole('table', { name: 'Leads' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('button').textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: monday });
  jest.mocked(saveFile).mockClear();
  setScreenWidth(1280);
});
afterEach(() => jest.useRealTimers());

test('shows all leads in a table, newest first', () => {
  render(<CrmApp initialSection="leads" />);
  expect(names()).toHaveLength(12);
  expect(names()[0]).toBe('Denise Kowalczyk');
  expect(screen.getByRole('status')).toHaveTextContent('12 of 12 shown');
});

test('combines search, status and priority, and announces the count', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.type(search(), 'roof');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 12 shown: matching “roof”');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'New');
  expect(names()).toEqual(['Marisol Reyes']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High');
  expect(names()).toEqual(['Marisol Reyes']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 12 shown: status new, priority high, matching “roof”');
});

test('offers to show all leads when nothing matches, and then focuses the search', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.type(search(), 'zzzz');
  expect(screen.getByText('No leads match these filters.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show all leads' }));
  expect(names()).toHaveLength(12);
  expect(search()).toHaveValue('');
  expect(search()).toHaveFocus();
});

test('shows “Clear all” only while a filter is set', async () => {
  render(<CrmApp initialSection="leads" />);
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Won');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(names()).toHaveLength(12);
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('all');
});

test('sorts by a heading, and reverses the order on a second press', async () => {
  render(<CrmApp initialSection="leads" />);
  const column = screen.getByRole('columnheader', { name: 'Value' });
  expect(column).toHaveAttribute('aria-sort', 'none');
  await user.click(within(column).getByRole('button'));
  expect(column).toHaveAttribute('aria-sort', 'descending');
  expect(names()[0]).toBe('Hannah Feldman');
  await user.click(within(column).getByRole('button'));
  expect(column).toHaveAttribute('aria-sort', 'ascending');
  expect(names()[0]).toBe('Walter Bissonnette');
  expect(screen.getByRole('columnheader', { name: 'Received' })).toHaveAttribute('aria-sort', 'none');
});

test('keeps the search when the user visits another section', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.type(search(), 'priya');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('button', { name: 'Lead Management' }));
  expect(search()).toHaveValue('priya');
  expect(names()).toEqual(['Priya Natarajan']);
});

test('exports the leads that are shown, in the order shown', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.type(search(), 'roof replacement');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const file = jest.mocked(saveFile).mock.calls[0]?.[0];
  expect(file?.name).toBe('leads-2026-03-02.csv');
  expect(file?.type).toContain('text/csv');
  expect(
    file?.text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')[0]),
  ).toEqual(['\ufeffID', 'L-1002', 'L-1011']);
  expect(screen.getByRole('status')).toHaveTextContent('Saved 2 leads to leads-2026-03-02.csv.');
});

test('opens the full record of a lead', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.click(screen.getByRole('button', { name: 'Anthony DiNapoli' }));
  const record = within(screen.getByRole('dialog', { name: 'Anthony DiNapoli' }));
  expect(record.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+12035550144');
  expect(record.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', 'mailto:tony.dinapoli@example.com');
  const map = record.getByRole('link', { name: /^Map of 21 Mill Pond Court/ });
  expect(map).toHaveAttribute('href', expect.stringContaining('21%20Mill%20Pond%20Court'));
  expect(map).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(record.getByText(/^Oak limb on the back slope/)).toBeInTheDocument();
  expect(record.getByText('insurance')).toBeInTheDocument();
  expect(record.getByText('Thu, Feb 26, 6:02 PM')).toBeInTheDocument();
  expect(record.getByText('Meet the adjuster on the roof')).toBeInTheDocument();
  expect(record.getByText('Thu, Mar 5, 2:00 PM, 60 minutes, Dan')).toBeInTheDocument();
  await user.click(record.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says when a lead has no appointment', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.click(screen.getByRole('button', { name: "Kevin O'Rourke" }));
  expect(screen.getByRole('dialog')).toHaveTextContent('No appointment yet.');
});

describe('on a phone', () => {
  beforeEach(() => setScreenWidth(390));

  test('shows leads as cards, with a Sort field', async () => {
    render(<CrmApp initialSection="leads" />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = () => within(screen.getByRole('list', { name: 'Leads' })).getAllByRole('listitem');
    expect(cards()).toHaveLength(12);
    expect(cards()[0]).toHaveTextContent(
      'Denise Kowalczyk(860) 555-0103$2,400Emergency Roof RepairGoogle AdsUrgentContactedFollow up: Today',
    );
    await user.click(screen.getByText('Filters'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Highest value first');
    expect(cards()[0]).toHaveTextContent('Hannah Feldman');
  });

  test('says on the shut filters how many are set', async () => {
    render(<CrmApp initialSection="leads" />);
    await user.click(screen.getByText('Filters'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Won');
    await user.click(screen.getByRole('button', { name: /^Storm/ }));
    expect(screen.getByText('Filters (2)')).toBeInTheDocument();
  });
});
