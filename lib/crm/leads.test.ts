import { appointments } from '@/content/crm/appointments';
import { leads } from '@/content/crm/leads';
import { asOfficeTime } from '@/lib/calendar/office-time';
import { mailHref, mapHref, phoneHref, recentLeads, upcomingVisits } from './leads';

const ids = (list: readonly { readonly id: string }[]) => list.map((item) => item.id);

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
