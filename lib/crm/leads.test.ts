import { appointments } from '@/content/crm/appointments';
import { leads } from '@/content/crm/leads';
import { leadsToCall, mailHref, mapHref, nextVisits, phoneHref, recentLeads } from './leads';
import { shiftRecords } from './sample-dates';

const { leads: book, appointments: visits } = shiftRecords({ leads, appointments, automations: [] }, '2026-03-02');
const ids = (list: readonly { readonly id: string }[]) => list.map((item) => item.id);

test.each([
  ['2026-03-01', []],
  ['2026-03-02', ['L-1001', 'L-1006']],
  ['2026-03-03', ['L-1001', 'L-1006', 'L-1002']],
  ['2026-03-05', ['L-1001', 'L-1006', 'L-1002', 'L-1004', 'L-1008']],
])('on %s these leads want a call: %j', (today, expected) => {
  expect(ids(leadsToCall(book, today))).toEqual(expected);
});

test('a won or lost lead wants no call', () => {
  const closed = book.map((lead) => ({ ...lead, status: lead.id === 'L-1001' ? ('lost' as const) : ('won' as const) }));
  expect(leadsToCall(closed, '2026-12-31')).toEqual([]);
});

test.each([
  ['2026-03-02T08:00', ['A-201', 'A-202', 'A-203', 'A-204', 'A-205', 'A-206']],
  ['2026-03-02T13:59', ['A-201', 'A-202', 'A-203', 'A-204', 'A-205', 'A-206']],
  ['2026-03-02T14:00', ['A-202', 'A-203', 'A-204', 'A-205', 'A-206']],
  ['2026-03-06T15:30', ['A-205', 'A-206']],
  ['2026-03-08T09:00', []],
])('at %s these visits are ahead or under way: %j', (now, expected) => {
  expect(ids(nextVisits(visits, now))).toEqual(expected);
});

test('the newest leads come first', () => {
  expect(ids(recentLeads(book, 3))).toEqual(['L-1001', 'L-1002', 'L-1003']);
});

test('links call, write and find', () => {
  expect(phoneHref('(860) 555-0103')).toBe('tel:+18605550103');
  expect(phoneHref('+1 860.555.0103')).toBe('tel:+18605550103');
  expect(mailHref('k.orourke@example.net')).toBe('mailto:k.orourke@example.net');
  expect(mailHref('a?bcc=b@example.net')).toBe('mailto:a%3Fbcc%3Db@example.net');
  expect(mapHref('9 Orchard Terrace, Cheshire, CT')).toBe(
    'https://www.google.com/maps/search/?api=1&query=9%20Orchard%20Terrace%2C%20Cheshire%2C%20CT',
  );
});
