import { leads } from '@/content/crm/leads';
import { asDay } from '@/lib/calendar/day';
import { weekdays } from '@/lib/calendar/working-days';
import { createCallRules } from './calls';

const { callState, isOverdue, leadsToCall } = createCallRules(weekdays.slice(0, 6));
const ids = (list: readonly { readonly id: string }[]) => list.map((item) => item.id);

test.each([
  ['2026-02-27', []],
  ['2026-02-28', ['L-1004', 'L-1008']],
  ['2026-03-01', ['L-1001', 'L-1006', 'L-1004', 'L-1008', 'L-1002', 'L-1009']],
  ['2026-03-02', ['L-1001', 'L-1006', 'L-1004', 'L-1008', 'L-1002', 'L-1009']],
  ['2026-03-03', ['L-1001', 'L-1006', 'L-1004', 'L-1008', 'L-1002', 'L-1007', 'L-1009']],
])('on %s these leads need a call: %j', (today, expected) => {
  expect(ids(leadsToCall(leads, asDay(today)))).toEqual(expected);
});

/* Days around Sundays at the turn of a month or a year. */
test.each([
  ['2026-05-31', '2026-05-30', 'due', 'yesterday, a Saturday'],
  ['2026-05-31', '2026-05-29', 'overdue', 'two days ago, a Friday'],
  ['2026-05-31', '2026-06-01', 'due', 'on Monday, in the next month'],
  ['2026-05-31', '2026-06-02', 'later', 'on Tuesday'],
  ['2026-06-01', '2026-05-31', 'due', 'yesterday, a Sunday, when the office was closed'],
  ['2026-06-02', '2026-05-31', 'overdue', 'two days ago, on Sunday'],
  ['2026-05-30', '2026-05-31', 'later', 'tomorrow, a Sunday'],
  ['2028-12-31', '2029-01-01', 'due', 'on New Year’s Day, a Monday'],
  ['2026-03-01', '2026-02-28', 'due', 'on the last Saturday of February'],
])('on %s a follow-up dated %s is %s: %s', (today, followUpDate, expected) => {
  const [lead] = leads.slice(0, 1).map((one) => ({ ...one, followUpDate: asDay(followUpDate) }));
  expect(lead && (callState(lead, asDay(today)) ?? 'later')).toBe(expected);
});

test('a won or lost lead is never due or overdue', () => {
  const closed = leads.map((lead) => ({
    ...lead,
    status: lead.id === 'L-1001' ? ('lost' as const) : ('won' as const),
  }));
  expect(leadsToCall(closed, asDay('2026-12-31'))).toEqual([]);
  expect(closed.filter((lead) => isOverdue(lead, asDay('2026-12-31')))).toEqual([]);
});

test.each([
  ['2026-02-28', [], 'the day itself'],
  ['2026-03-01', [], 'the Sunday after it'],
  ['2026-03-02', ['L-1004', 'L-1008'], 'the next working day'],
  ['2026-03-03', ['L-1001', 'L-1002', 'L-1004', 'L-1006', 'L-1008', 'L-1009'], 'two working days later'],
])('on %s these leads are overdue: %j (%s)', (today, expected) => {
  expect(ids(leads.filter((lead) => isOverdue(lead, asDay(today))))).toEqual(expected);
});

test.each([
  ['Monday to Saturday', weekdays.slice(0, 6), '2026-05-30', 'today'],
  ['Monday to Saturday', weekdays.slice(0, 6), '2026-05-31', 'Monday'],
  ['Monday to Friday', weekdays.slice(0, 5), '2026-05-30', 'Monday'],
  ['Tuesday to Sunday', weekdays.slice(1), '2026-05-31', 'today'],
  ['Tuesday to Sunday', weekdays.slice(1), '2026-06-01', 'Tuesday'],
] as const)('if the office is open %s (%j), the call day on %s is %s', (_, openDays, today, expected) => {
  expect(createCallRules(openDays).callDay(asDay(today))).toBe(expected);
});

test('if the office is closed on Saturdays too, Saturday’s calls are due on Monday and overdue on Tuesday', () => {
  const [lead] = leads.slice(0, 1).map((one) => ({ ...one, followUpDate: asDay('2026-05-30') }));
  const state = (today: string) => lead && createCallRules(weekdays.slice(0, 5)).callState(lead, asDay(today));
  expect(['2026-05-29', '2026-05-30', '2026-06-01', '2026-06-02'].map(state)).toEqual([null, 'due', 'due', 'overdue']);
});
