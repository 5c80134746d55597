import { appointments } from '@/content/crm/appointments';
import { leads } from '@/content/crm/leads';
import { asDay } from '@/lib/calendar/day';
import { asOfficeTime } from '@/lib/calendar/office-time';
import { callState, isOverdue, leadsToCall, mailHref, mapHref, phoneHref, recentLeads, upcomingVisits } from './leads';

const ids = (list: readonly { readonly id: string }[]) => list.map((item) => item.id);

test.each([
  ['2026-02-27', []],
  ['2026-02-28', ['L-1004', 'L-1008']],
  ['2026-03-01', ['L-1001', 'L-1006', 'L-1004', 'L-1008', 'L-1002', 'L-1009']],
  ['2026-03-02', ['L-1001', 'L-1006', 'L-1004', 'L-1008', 'L-1002', 'L-1009']],
  ['2026-03-03', ['L-1001', 'L-1006', 'L-1004', 'L-1008', 'L-1002', 'L-1007', 'L-1009']],
])('on %s these leads are due for a call: %j', (today, expected) => {
  expect(ids(leadsToCall(leads, asDay(today)))).toEqual(expected);
});

/* A Sunday at the end of a month, and one at the end of a year. */
test.each([
  ['2026-05-31', '2026-05-30', 'due', 'yesterday'],
  ['2026-05-31', '2026-05-29', 'overdue', 'the Friday before it'],
  ['2026-05-31', '2026-06-01', 'due', 'on Monday, in the next month'],
  ['2026-05-31', '2026-06-02', 'later', 'on Tuesday'],
  ['2026-06-01', '2026-05-31', 'due', 'on yesterday’s Sunday, when the office was closed'],
  ['2026-06-02', '2026-05-31', 'overdue', 'on that Sunday, seen from Tuesday'],
  ['2026-05-30', '2026-05-31', 'later', 'on the Sunday ahead'],
  ['2028-12-31', '2029-01-01', 'due', 'on New Year’s Day, a Monday'],
  ['2026-03-01', '2026-02-28', 'due', 'on the last Saturday of February'],
])('on %s a follow-up of %s is %s: %s', (today, followUpDate, expected) => {
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
  ['2026-03-03', ['L-1001', 'L-1002', 'L-1004', 'L-1006', 'L-1008', 'L-1009'], 'and the one after'],
])('on %s these leads are overdue: %j (%s)', (today, expected) => {
  expect(ids(leads.filter((lead) => isOverdue(lead, asDay(today))))).toEqual(expected);
});

test.each([
  ['2026-03-02T08:00', ['A-201', 'A-202', 'A-203', 'A-204', 'A-205', 'A-206']],
  ['2026-03-02T13:59', ['A-201', 'A-202', 'A-203', 'A-204', 'A-205', 'A-206']],
  ['2026-03-02T14:00', ['A-202', 'A-203', 'A-204', 'A-205', 'A-206']],
  ['2026-03-06T15:30', ['A-205', 'A-206']],
  ['2026-03-08T09:00', []],
] as const)('at %s these visits are ahead or under way: %j', (now, expected) => {
  const { visits, scheduled, confirmed } = upcomingVisits(appointments, asOfficeTime(now));
  expect(ids(visits)).toEqual(expected);
  const count = (status: string) => visits.filter((visit) => visit.status === status).length;
  expect([scheduled, confirmed]).toEqual([count('scheduled'), count('confirmed')]);
  expect(scheduled + confirmed).toBe(visits.length);
});

test('lists the newest leads first', () => {
  expect(ids(recentLeads(leads, 3))).toEqual(['L-1001', 'L-1002', 'L-1003']);
});

test('builds links to call, email and find an address', () => {
  expect(phoneHref('(860) 555-0103')).toBe('tel:+18605550103');
  expect(phoneHref('+1 860.555.0103')).toBe('tel:+18605550103');
  expect(mailHref('k.orourke@example.net')).toBe('mailto:k.orourke@example.net');
  expect(mailHref('a?bcc=b@example.net')).toBe('mailto:a%3Fbcc%3Db@example.net');
  expect(mapHref('9 Orchard Terrace, Cheshire, CT')).toBe(
    'https://www.google.com/maps/search/?api=1&query=9%20Orchard%20Terrace%2C%20Cheshire%2C%20CT',
  );
});
