import fc from 'fast-check';
import { asDay } from '@/lib/calendar/day';
import { anyText } from '@/testing/any-text';
import { visitRequestFile } from './ics';

const contractor = { name: 'Oak & Sons', domain: 'www.example.com', phone: { display: '(860) 555-0100' } };
const visit = {
  day: asDay('2026-11-24'),
  slot: '1:00 PM',
  service: 'Multiple Services',
  address: '12 Oak St; Unit 3, Bristol',
};
const now = new Date('2026-11-20T15:04:05Z');

function linesOf(file: string): string[] {
  return file.replace(/\r\n /g, '').split('\r\n');
}

test('describes a tentative one-hour event in Connecticut time', () => {
  const lines = linesOf(visitRequestFile(contractor, 'We answer tomorrow.', visit, now));
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'TZID:America/New_York',
      'DTSTAMP:20261120T150405Z',
      'DTSTART;TZID=America/New_York:20261124T130000',
      'DTEND;TZID=America/New_York:20261124T140000',
      'STATUS:TENTATIVE',
      `UID:visit-20261124T130000@${contractor.domain}`,
      'LOCATION:12 Oak St\\; Unit 3\\, Bristol',
    ]),
  );
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('nests its components correctly', () => {
  const open: string[] = [];
  for (const line of linesOf(visitRequestFile(contractor, 'We answer tomorrow.', visit, now))) {
    const [word, part = ''] = line.split(':');
    if (word === 'BEGIN') open.push(part);
    if (word === 'END') expect(open.pop()).toBe(part);
  }
  expect(open).toEqual([]);
});

test('stays one event with lines of at most 75 bytes, whatever the address', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 600 }), (address) => {
      const file = visitRequestFile(contractor, 'We answer tomorrow.', { ...visit, address }, now);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(linesOf(file)).toHaveLength(
        linesOf(visitRequestFile(contractor, 'We answer tomorrow.', visit, now)).length,
      );
    }),
  );
});

test('does not split an emoji when it folds a line', () => {
  const address = '🏠'.repeat(60);
  expect(linesOf(visitRequestFile(contractor, 'We answer tomorrow.', { ...visit, address }, now))).toContain(
    `LOCATION:${address}`,
  );
});
