import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/lib/browser/save-file';
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

test('steps through the calls of the dashboard, and on closing focuses the name of the last lead shown', async () => {
  render(<CrmApp />);
  const calls = within(screen.getByRole('region', { name: 'Need a call today' }));
  await user.click(calls.getByRole('button', { name: 'Anthony DiNapoli' }));
  expect(dialog().getByRole('heading', { level: 2 })).toHaveFocus();
  expect(place()).toBe('Anthony DiNapoli, 2 of 6');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(place()).toBe('Priya Natarajan, 3 of 6');
  // Key combinations and letters don't step. Dictation could type letters.
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}np');
  expect(place()).toBe('Priya Natarajan, 3 of 6');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(calls.getByRole('button', { name: 'Priya Natarajan' })).toHaveFocus();
});

test.each([
  ['Next visits', 'Priya Natarajan', '3 of 6'],
  ['Recent leads', 'Priya Natarajan', '5 of 5'],
])('opened from “%s”, shows the position of %s in that list', async (region, name, expected) => {
  render(<CrmApp />);
  await user.click(within(screen.getByRole('region', { name: region })).getByRole('button', { name }));
  expect(place()).toBe(`${name}, ${expected}`);
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

test('has no step buttons for the only lead in a list', async () => {
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

test.each([
  ['completed', 'Luis Cardona'],
  ['canceled', 'Greg Tanaka'],
])('offers no calendar file for the %s visit of %s', async (_, name) => {
  render(<CrmApp initialSection="leads" />);
  await user.click(screen.getByRole('button', { name }));
  expect(dialog().queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
});
