import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Week from '@/content/booking/week';
import { asDay } from '@/lib/calendar/day';
import { Calendar } from './calendar';

// A firm that works Monday to Friday, has a day off, and has emptied the sample's full days.
jest.mock('@/content/booking/week', () => ({
  ...jest.requireActual<typeof Week>('@/content/booking/week'),
  daysOff: { fullDays: [], closedDates: ['2026-11-26'], closedWeekdays: ['Saturday', 'Sunday'] },
}));

test('offers no weekend and no day off', async () => {
  const onPick = jest.fn();
  render(<Calendar today={asDay('2026-11-22')} chosen={null} onPick={onPick} onClose={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Monday, November 23, 2026' })).toHaveFocus();
  const offered = screen
    .getAllByRole('button', { name: /November \d+, 2026/ })
    .filter((day) => day.getAttribute('aria-disabled') !== 'true' && !day.hasAttribute('disabled'))
    .map((day) => day.dataset.day);
  expect(offered).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30']);
  await userEvent.click(screen.getByRole('button', { name: 'Thursday, November 26, 2026, closed' }));
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Friday, November 27, 2026' }));
  expect(onPick).toHaveBeenCalledWith('2026-11-27');
});
