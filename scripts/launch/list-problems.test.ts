import { listProblems } from './list-problems';

const source =
  "readonly slots: string;\n\ncertifiedBy: 'CertainTeed',\nconst servicesOff: readonly string[] = 'gutters';";
const read = () => source;

test.each([
  [{ certifiedBy: 'CertainTeed' }, "certifiedBy must be a list, in brackets: ['CertainTeed'] (a.ts, line 3)"],
  [{ servicesOff: 'gutters' }, "servicesOff must be a list, in brackets: ['gutters'] (a.ts, line 4)"],
])('reports a list without its brackets: %j', (lists, problem) => {
  expect(listProblems(lists, 'a.ts', read)).toEqual([problem]);
});

test('accepts lists', () => {
  expect(listProblems({ certifiedBy: [], slots: ['9:00 AM'] }, 'a.ts', read)).toEqual([]);
});
