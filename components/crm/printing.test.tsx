import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrmApp } from './crm-app';
import { setScreenWidth } from '@/testing/screen-width';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const startPrint = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
const endPrint = () => act(() => void window.dispatchEvent(new Event('afterprint')));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T13:00:00Z') });
  setScreenWidth(1280);
});
afterEach(() => jest.useRealTimers());

test('renders a sheet of calls and visits for the dashboard, only while printing', () => {
  render(<CrmApp />);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  startPrint();
  const sheet = within(screen.getByRole('article', { name: 'Calls and visits, Monday, March 2' }));
  expect(sheet.getAllByRole('listitem')).toHaveLength(12);
  expect(
    sheet.getByText('Urgent. Due Monday, March 2', { exact: false, selector: 'li:first-child span' }),
  ).toBeInTheDocument();
  endPrint();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('prints the open lead instead of the dashboard', async () => {
  render(<CrmApp />);
  await user.click(screen.getAllByRole('button', { name: 'Priya Natarajan' })[0] ?? document.body);
  startPrint();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'Priya Natarajan' })).toHaveTextContent(
    'Follow upSaturday, February 28, 2026',
  );
  endPrint();
});

test('prints the leads that are shown', async () => {
  render(<CrmApp initialSection="leads" />);
  await user.click(screen.getByRole('button', { name: 'Overdue 2' }));
  startPrint();
  const sheet = within(screen.getByRole('article', { name: 'Leads, March 2, 2026' }));
  expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Priya Natarajan',
    'Marcus Whitfield',
  ]);
  expect(sheet.getByText('2 of 12 shown: overdue')).toBeInTheDocument();
  endPrint();
});

test('has no separate sheet for a section that prints as it is', () => {
  render(<CrmApp initialSection="automation" />);
  startPrint();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  endPrint();
});
