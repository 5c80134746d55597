import ical from 'node-ical';
import { appointments } from '@/content/crm/appointments';
import { leads } from '@/content/crm/leads';
import { calendarFile } from '@/lib/mail/ics';
import { visitEvent } from './visit-event';

const owner = { name: 'Oak & Sons', domain: 'www.example.com' };
const now = new Date('2026-03-02T13:00:00Z');

function read(file: string) {
  const events = Object.values(ical.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT');
  expect(events).toHaveLength(1);
  const [event] = events;
  if (event?.type !== 'VEVENT') throw new Error('There is no event.');
  return event;
}

const leadOf = (leadId: string) => leads.find(({ id }) => id === leadId);
const [visit] = appointments;
if (!visit) throw new Error('There is no sample visit.');

test('a calendar library can read a visit: who, what, where and when', () => {
  const event = read(calendarFile(owner, visitEvent(visit, leadOf(visit.leadId)), now));
  expect(event.summary).toBe('Denise Kowalczyk: Leak inspection and repair price');
  expect(event.location).toBe('212 Quarry Lane, New Britain, CT 06053');
  expect(event.start.toISOString()).toBe('2026-03-02T18:00:00.000Z');
  expect(event.end?.toISOString()).toBe('2026-03-02T19:00:00.000Z');
  expect(event.status).toBe('CONFIRMED');
  expect(event.uid).toBe(`A-201@${owner.domain}`);
  expect(event.description).toBe(
    'Emergency Roof Repair. (860) 555-0103, denise.k@example.com\nDan. Bring dry decking and 2 tarps.',
  );
});

test.each(appointments.map((one) => [one.id, one] as const))(
  'a calendar library reads the start and the status of %s',
  (_, one) => {
    const event = read(calendarFile(owner, visitEvent(one, leadOf(one.leadId)), now));
    expect(event.start.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).slice(0, 16).replace(' ', 'T')).toBe(
      one.date,
    );
    expect(event.status).toBe(one.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE');
  },
);

test('uses the title and place of a visit without a lead', () => {
  const event = read(calendarFile(owner, visitEvent(visit, undefined), now));
  expect(event.summary).toBe(visit.title);
  expect(event.location).toBe(visit.location);
});

test('keeps a hostile name in the summary', () => {
  const [lead] = leads.map((one) => ({ ...one, name: 'A;B,C\\\r\nEND:VEVENT\r\nBEGIN:VEVENT' }));
  expect(read(calendarFile(owner, visitEvent(visit, lead), now)).summary).toBe(
    'A;B,C\\ END:VEVENT BEGIN:VEVENT: Leak inspection and repair price',
  );
});
