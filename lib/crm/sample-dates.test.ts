import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { leads } from '@/content/crm/leads';
import { pipelineFigures } from './pipeline';
import {
  addDays,
  formatDay,
  formatHour,
  formatLongDay,
  formatTime,
  officeHour,
  sampleMonday,
  shiftByWeeks,
  shiftRecords,
  weeksSinceSample,
} from './sample-dates';

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const records = { leads, appointments, automations };

test('the sample week starts on a Monday', () => {
  expect(weekday(sampleMonday)).toBe(1);
});

test.each([
  ['2026-03-02T14:30:00Z', '2026-03-02T09:30', 'winter'],
  ['2026-07-04T03:59:00Z', '2026-07-03T23:59', 'summer, the evening before'],
  ['2026-03-08T06:59:00Z', '2026-03-08T01:59', 'a minute before the clocks go forward'],
  ['2026-03-08T07:00:00Z', '2026-03-08T03:00', 'the minute after'],
  ['2026-11-01T05:30:00Z', '2026-11-01T01:30', 'the first 1:30 of the long night'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30', 'the second 1:30'],
  ['2027-01-01T04:59:59Z', '2026-12-31T23:59', 'the last minute of the year'],
  ['2027-01-01T05:00:00Z', '2027-01-01T00:00', 'midnight is 00, not 24'],
])('%s is %s in office time (%s)', (instant, hour) => {
  expect(officeHour(new Date(instant))).toBe(hour);
});

test.each([
  ['2026-03-02', 0],
  ['2026-03-08', 0],
  ['2026-03-09', 1],
  ['2026-03-01', -1],
  ['2026-11-21', 37],
  ['2028-02-29', 104],
])('%s is %i weeks from the sample week', (today, weeks) => {
  expect(weeksSinceSample(today)).toBe(weeks);
});

test('a shifted date keeps its weekday and time across clock changes and leap days', () => {
  expect(shiftByWeeks('2026-03-02', 1)).toBe('2026-03-09');
  expect(shiftByWeeks('2026-03-02T13:00:00-05:00', 20)).toBe('2026-07-20T13:00');
  expect(shiftByWeeks('2026-03-02T13:00:00-05:00', 104)).toBe('2028-02-28T13:00');
  expect(shiftByWeeks('2026-03-03', -1)).toBe('2026-02-24');
});

describe.each(['2025-12-31', '2026-03-02', '2026-03-08', '2026-11-21', '2027-01-01', '2028-02-29', '2031-06-15'])('on %s', (today) => {
  const shifted = shiftRecords(records, today);

  test('the Monday of the sample week becomes the Monday of this week', () => {
    const monday = shifted.leads[0]?.followUpDate ?? '';
    expect(weekday(monday)).toBe(1);
    expect(monday <= today && today < addDays(monday, 7)).toBe(true);
  });

  test('every visit keeps its weekday and time', () => {
    shifted.appointments.forEach(({ date }, index) => {
      const sample = appointments[index]?.date ?? '';
      expect(weekday(date.slice(0, 10))).toBe(weekday(sample.slice(0, 10)));
      expect(date.slice(10)).toBe(sample.slice(10, 16));
    });
  });

  test('the figures stay the same', () => {
    expect(pipelineFigures(shifted.leads, shifted.appointments)).toEqual(pipelineFigures(leads, appointments));
  });

  test('optional dates that are absent stay absent', () => {
    expect(shifted.leads.filter((lead) => 'followUpDate' in lead)).toHaveLength(leads.filter((lead) => lead.followUpDate).length);
    expect(shifted.automations.filter((automation) => !('lastRun' in automation))).toHaveLength(1);
  });
});

test('formats days and times for display', () => {
  expect(formatLongDay('2026-03-02')).toBe('Monday, March 2');
  expect(formatDay('2026-03-02', '2026-03-02')).toBe('Today');
  expect(formatDay('2026-03-03', '2026-03-02')).toBe('Tomorrow');
  expect(formatDay('2026-03-01', '2026-03-02')).toBe('Yesterday');
  expect(formatDay('2026-03-06', '2026-03-02')).toBe('Fri, Mar 6');
  expect(formatDay('2025-11-03', '2026-03-02')).toBe('Nov 3, 2025');
  expect(formatTime('2026-03-02T00:05')).toBe('12:05 AM');
  expect(formatHour('2026-03-02T13:00', '2026-03-01')).toBe('Tomorrow, 1:00 PM');
});
