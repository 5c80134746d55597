import fc from 'fast-check';
import { asDay } from '@/lib/calendar/day';
import { certificateId, fromFragment, lastIssueDate, maxNameLength, parseIssueDate, toFragment } from './certificate';

describe('the issue date', () => {
  it.each(['1900-01-01', '2024-02-29', '2026-03-14', lastIssueDate])('can be %s', (text) =>
    expect(parseIssueDate(text)).toBe(text),
  );

  it.each([
    '',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '14/03/2026',
    '0026-03-14',
    '1899-12-31',
    '2200-01-01',
  ])('cannot be %p', (text) => expect(parseIssueDate(text)).toBeNull());
});

describe('the certificate number', () => {
  it.each([
    [1772457600123, 'PHS-600123'],
    [1772457000000, 'PHS-000000'],
    [42, 'PHS-000042'],
  ])('for the timestamp %d is %s', (timestamp, id) => expect(certificateId('PHS', timestamp)).toBe(id));
});

describe('a shared link', () => {
  const types = ['Roof Inspection', 'Siding & Windows'] as const;
  const issuer = { initials: 'PHS', types: types.map((name) => ({ name })) };

  it('round-trips any certificate', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .map((name) => name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()),
        fc.constantFrom(...types),
        fc.integer({ min: 1, max: 28 }),
        fc.nat(999_999),
        (name, certificateType, day, number) => {
          fc.pre(name.length > 0 && name.length <= maxNameLength);
          const certificate = {
            recipientName: name.toWellFormed(),
            certificateType,
            issueDate: asDay(`2026-07-${String(day).padStart(2, '0')}`),
            certificateId: `PHS-${String(number).padStart(6, '0')}`,
          };
          expect(fromFragment(issuer, toFragment(certificate))).toEqual(certificate);
        },
      ),
    );
  });

  it.each([
    ['an empty fragment', ''],
    ['the anchor of a section', '#main'],
    ['an unknown type of work', '#to=A&work=Pool%20Cleaning&on=2026-03-14&no=123456'],
    ['a day that does not exist', '#to=A&work=Roof%20Inspection&on=2026-02-31&no=123456'],
    ['a date in another century', '#to=A&work=Roof%20Inspection&on=2226-02-28&no=123456'],
    ['a number that is not six digits', '#to=A&work=Roof%20Inspection&on=2026-03-14&no=12'],
    ['no name', '#to=%20&work=Roof%20Inspection&on=2026-03-14&no=123456'],
    ['a name that is too long', `#to=${'A'.repeat(61)}&work=Roof%20Inspection&on=2026-03-14&no=123456`],
    ['control characters', '#to=A%0AB&work=Roof%20Inspection&on=2026-03-14&no=123456'],
    ['a right-to-left override', '#to=A%E2%80%AEB&work=Roof%20Inspection&on=2026-03-14&no=123456'],
    ['a broken escape', '#to=%E0%A4%A&work=Roof%20Inspection&on=2026-03-14&no=123456'],
  ])('is refused: %s', (_, fragment) => expect(fromFragment(issuer, fragment)).toBeNull());

  it('never throws, whatever is in the fragment', () => {
    fc.assert(fc.property(fc.string(), (text) => void fromFragment(issuer, `#${text}`)));
  });
});
