import { readFileSync } from 'node:fs';
import { readDates, restamp, writeDates } from './page-dates.mjs';

test('a changed page and a new one get today, an unchanged one keeps its day, a dropped one goes', () => {
  const recorded = {
    '/': { updated: '2026-01-05', words: 'aaa' },
    '/about': { updated: '2026-01-06', words: 'bbb' },
    '/old': { updated: '2026-01-07', words: 'ccc' },
  };
  const words = new Map([
    ['/new', 'ddd'],
    ['/about', 'changed'],
    ['/', 'aaa'],
  ]);
  expect(restamp(recorded, words, '2026-11-22')).toEqual({
    '/': { updated: '2026-01-05', words: 'aaa' },
    '/about': { updated: '2026-11-22', words: 'changed' },
    '/new': { updated: '2026-11-22', words: 'ddd' },
  });
});

describe('content/page-dates.ts', () => {
  const source = readFileSync('content/page-dates.ts', 'utf8');

  test('is read whole, and written back as it was', () => {
    const dates = readDates(source);
    expect(Object.keys(dates)).toContain('/services/roofing');
    expect(writeDates(source, dates)).toBe(source);
  });

  test('takes other dates and keeps the rest of the file', () => {
    const dates = { '/': { updated: '2026-01-05', words: 'aaa' }, '/new': { updated: '2026-01-06', words: 'bbb' } };
    const written = writeDates(source, dates);
    expect(readDates(written)).toEqual(dates);
    expect(written.startsWith(source.slice(0, source.indexOf('export const pageDates')))).toBe(true);
  });

  test('is not written over when it has lost its list', () => {
    expect(() => writeDates('export const other = {};', {})).toThrow('no pageDates');
  });
});
