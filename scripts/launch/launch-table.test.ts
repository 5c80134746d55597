import { launchSummary, launchTable } from './launch-table';

const phone = { what: 'Phone', now: '(860) 555-0100', file: 'content/company.ts', line: 7 };
const map = {
  what: 'Google map',
  now: `https://www.google.com/${'a'.repeat(60)}`,
  file: 'content/company.ts',
  line: 12,
};

test('the table has a line for each item, in columns, with the place to edit', () => {
  const [head, rule, ...rows] = launchTable([phone, map]).split('\n');
  expect(head).toMatch(/^What {8}Now {43}Edit$/);
  expect(rule).toMatch(/^─+ {2}─+ {2}─+$/);
  expect(rows).toEqual([
    `Phone       (860) 555-0100${' '.repeat(32)}content/company.ts:7`,
    `Google map  ${map.now.slice(0, 43)}…  content/company.ts:12`,
  ]);
});

test.each([
  [[], 'Nothing is a sample or missing: ready to go live.'],
  [[phone], 'Before going live: 1 thing is still a sample or missing. `npm run launch-check` lists it.'],
  [[phone, map], 'Before going live: 2 things are still a sample or missing. `npm run launch-check` lists them.'],
])('the build prints a one-line summary: %#', (items, line) => {
  expect(launchSummary(items)).toBe(line);
});
