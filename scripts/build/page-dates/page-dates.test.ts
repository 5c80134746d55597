/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { pageDates } from '@/content/page-dates';
import { pageDatesFile, restamp } from './page-dates';

test('changed and new pages get today, unchanged ones keep their day, removed ones disappear', () => {
  const words = new Map([
    ['/new', 'ddd'],
    ['/about', 'changed'],
    ['/', 'aaa'],
  ]);
  const recorded = {
    '/': { updated: '2026-01-05', words: 'aaa' },
    '/about': { updated: '2026-01-06', words: 'bbb' },
    '/old': { updated: '2026-01-07', words: 'ccc' },
  } as const;
  expect(restamp(recorded, words, '2026-11-22')).toEqual({
    '/': { updated: '2026-01-05', words: 'aaa' },
    '/about': { updated: '2026-11-22', words: 'changed' },
    '/new': { updated: '2026-11-22', words: 'ddd' },
  });
});

test('content/page-dates.ts is as the command writes it', () => {
  expect(readFileSync('content/page-dates.ts', 'utf8')).toBe(pageDatesFile(pageDates));
});
