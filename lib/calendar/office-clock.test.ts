import { inTimeZone } from '@/testing/in-time-zone';
import { officeTime } from './office-clock';

const instants = [
  ['2026-03-02T14:30:00Z', '2026-03-02T09:30', 'winter'],
  ['2026-07-04T03:59:00Z', '2026-07-03T23:59', 'summer, the evening before'],
  ['2026-03-08T06:59:00Z', '2026-03-08T01:59', 'a minute before the clocks go forward'],
  ['2026-03-08T07:00:00Z', '2026-03-08T03:00', 'the minute after'],
  ['2026-11-01T05:30:00Z', '2026-11-01T01:30', 'the first 1:30 of the long night'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30', 'the second 1:30'],
  ['2028-03-01T04:59:00Z', '2028-02-29T23:59', 'the last minute of a leap day'],
  ['2027-01-01T04:59:59Z', '2026-12-31T23:59', 'the last minute of the year'],
  ['2027-01-01T05:00:00Z', '2027-01-01T00:00', 'midnight is 00, not 24'],
] as const;

test.each(instants)('%s is %s in the office (%s)', (instant, time) => {
  expect(officeTime(new Date(instant))).toBe(time);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles'])(
  'the office keeps its own time in a browser in %s',
  (zone) => {
    const expression = `${JSON.stringify(instants)}.map(([instant]) => officeTime(new Date(instant)))`;
    expect(inTimeZone(zone, ['office-clock'], expression)).toEqual(instants.map(([, time]) => time));
  },
);
