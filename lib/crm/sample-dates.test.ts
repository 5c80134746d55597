import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { leads } from '@/content/crm/leads';
import { addDays, asDay, weekdayOf, type Day } from '@/lib/calendar/day';
import { asOfficeTime, officeDay, officeTime, type OfficeTime } from '@/lib/calendar/office-time';
import { weekdays, workingDayOnOrAfter, workingDayOnOrBefore, type OpenDays } from '@/lib/calendar/working-days';
import { createCallRules } from './calls';
import { recentLeads, upcomingVisits } from './leads';
import { pipelineFigures } from './pipeline';
import { moveDay, moveDates, sampleToday } from './sample-dates';

const mondayToSaturday = weekdays.slice(0, 6);
const records = { leads, appointments, automations };
const newestIds = recentLeads(leads, 5).map(({ id }) => id);

test('leaves the records unchanged on the day they were written', () => {
  expect(moveDates(mondayToSaturday, records, sampleToday)).toEqual(records);
});

test('no sample date is a Sunday, because it would move to the same day as the Saturday before', () => {
  const days: readonly Day[] = [
    ...leads.flatMap((lead) => [
      officeDay(lead.createdAt),
      officeDay(lead.updatedAt),
      ...(lead.followUpDate ? [lead.followUpDate] : []),
    ]),
    ...appointments.map((appointment) => officeDay(appointment.date)),
    ...automations.flatMap(({ createdAt, lastRun }) => [createdAt, ...(lastRun ? [officeDay(lastRun)] : [])]),
  ];
  expect(days.filter((day) => weekdayOf(day) === 0)).toEqual([]);
});

/* The sample's today is a Monday, so the working day before it is a Saturday. */
test.each([
  ['2026-03-02', '2026-03-02', '2026-02-28', 'Monday'],
  ['2026-03-03', '2026-03-03', '2026-03-02', 'Tuesday'],
  ['2026-03-04', '2026-03-04', '2026-03-03', 'Wednesday'],
  ['2026-03-05', '2026-03-05', '2026-03-04', 'Thursday'],
  ['2026-03-06', '2026-03-06', '2026-03-05', 'Friday'],
  ['2026-03-07', '2026-03-07', '2026-03-06', 'Saturday, the day before the clocks go forward'],
  ['2026-03-08', '2026-03-07', '2026-03-06', 'Sunday, the day with 23 hours'],
  ['2026-03-09', '2026-03-09', '2026-03-07', 'the Monday after the clock change'],
  ['2026-11-01', '2026-10-31', '2026-10-30', 'Sunday, the day with 25 hours'],
  ['2026-11-02', '2026-11-02', '2026-10-31', 'the Monday after the clock change'],
  ['2026-12-31', '2026-12-31', '2026-12-30', 'the last day of the year'],
  ['2027-01-01', '2027-01-01', '2026-12-31', 'the first day of the year'],
  ['2027-01-03', '2027-01-02', '2027-01-01', 'the first Sunday of the year'],
  ['2028-02-29', '2028-02-29', '2028-02-28', 'a leap day'],
  ['2028-03-01', '2028-03-01', '2028-02-29', 'the day after a leap day'],
  ['2032-02-29', '2032-02-28', '2032-02-27', 'a leap day that is a Sunday'],
])(
  'on %s the sample’s today moves to %s, and the working day before it to %s (%s)',
  (today, movedToday, movedBefore) => {
    expect(moveDay(mondayToSaturday, asDay('2026-03-02'), asDay(today))).toBe(movedToday);
    expect(moveDay(mondayToSaturday, asDay('2026-02-28'), asDay(today))).toBe(movedBefore);
  },
);

function faults(now: OfficeTime, openDays: OpenDays = mondayToSaturday): readonly string[] {
  const today = officeDay(now);
  const isClosed = workingDayOnOrAfter(openDays, today) !== today;
  const { isOverdue, leadsToCall } = createCallRules(openDays);
  const moved = moveDates(openDays, records, today);
  const calls = leadsToCall(moved.leads, today);
  const workday = workingDayOnOrBefore(openDays, today);
  const dayBefore = workingDayOnOrBefore(openDays, addDays(workday, -1));
  const { visits, scheduled, confirmed } = upcomingVisits(moved.appointments, now);
  const checks: Readonly<Record<string, boolean>> = {
    'four calls are due on the last working day': calls.filter((lead) => lead.followUpDate === workday).length === 4,
    'two calls are due the working day before': calls.filter((lead) => lead.followUpDate === dayBefore).length === 2,
    "no other call is due, except the next open day's if today is closed": calls.length === (isClosed ? 7 : 6),
    'only the older calls are overdue': calls.filter((lead) => isOverdue(lead, today)).length === 2,
    'three scheduled visits are ahead': scheduled === 3,
    'two or three confirmed visits are ahead': confirmed === 2 || confirmed === 3,
    'the list has as many visits as are counted': visits.length === scheduled + confirmed,
    'no visit is on a closed day': visits.every(
      ({ date }) => workingDayOnOrAfter(openDays, officeDay(date)) === officeDay(date),
    ),
    'every lead came in before today': moved.leads
      .flatMap((lead) => [lead.createdAt, lead.updatedAt])
      .every((time) => officeDay(time) < today),
    'the figures do not change':
      JSON.stringify(pipelineFigures(moved.leads)) === JSON.stringify(pipelineFigures(leads)),
    'the newest leads stay the newest': recentLeads(moved.leads, 5).every(({ id }, index) => id === newestIds[index]),
  };
  return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [`${now}: ${check}`]));
}

test.each([
  ['Monday to Saturday', mondayToSaturday, '2026-01-01', '2027-01-15'],
  ['Monday to Saturday, around a leap day', mondayToSaturday, '2028-02-15', '2028-03-15'],
  ['Monday to Friday', weekdays.slice(0, 5), '2026-02-15', '2026-04-15'],
  ['Tuesday to Sunday', weekdays.slice(1), '2026-02-15', '2026-04-15'],
] as const)(
  'open %s, the dashboard is consistent in the first and last minute of every day',
  (_, openDays, from, end) => {
    const wrong: string[] = [];
    for (let day = asDay(from); day < end; day = addDays(day, 1)) {
      for (const time of ['00:00', '23:59'] as const) wrong.push(...faults(asOfficeTime(`${day}T${time}`), openDays));
    }
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['2026-03-08T06:59:59Z', 'the last second before the clocks go forward'],
  ['2026-03-08T07:00:00Z', 'the first second after'],
  ['2026-11-01T05:59:59Z', 'the end of the first 1 AM in November'],
  ['2026-11-01T06:00:00Z', 'the start of the second 1 AM'],
  ['2027-01-01T04:59:59Z', 'the last second of the year'],
  ['2027-01-01T05:00:00Z', 'the first second of the year'],
  ['2028-02-29T12:00:00Z', 'a leap day'],
])('the dashboard is consistent at %s (%s)', (instant) => {
  expect(faults(officeTime(new Date(instant)))).toEqual([]);
});

test('does not add dates that a record lacks', () => {
  const moved = moveDates(mondayToSaturday, records, asDay('2026-11-22'));
  expect(moved.leads.filter((lead) => 'followUpDate' in lead)).toHaveLength(
    leads.filter((lead) => lead.followUpDate).length,
  );
  expect(moved.automations.filter((automation) => !('lastRun' in automation))).toHaveLength(1);
});
