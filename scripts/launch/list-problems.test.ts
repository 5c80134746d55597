import { listProblems, shingleProblems } from './list-problems';

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

test('reports a shingle that is listed without its record and its page, and a page without its shingle', () => {
  const files: Readonly<Record<string, string>> = {
    'content/shingles/lines.ts': 'const records = {\n  hdz: {\n  },\n};',
    'content/shingles/pages.ts':
      "import { gafHdzPage } from './gaf-hdz';\nimport { xtPage } from './xt';\npages = {\n  '/gaf-hdz': gafHdzPage,\n};",
    'content/shingles/gaf-hdz.ts': "const line = shingleLine('hdz');",
    'content/shingles/xt.ts': "const line = shingleLine('xt');",
  };
  const names = [
    { key: 'hdz', path: '/gaf-hdz' },
    { key: 'vista', path: '/malarkey-vista' },
  ];
  expect(shingleProblems(names, (file) => files[file] ?? '')).toEqual([
    'content/shingles/lines.ts must have a record vista: { … }, because content/shingles/names.ts lists it',
    "content/shingles/pages.ts must have the page '/malarkey-vista', because content/shingles/names.ts lists it",
    'content/shingles/xt.ts is about no shingle of content/shingles/names.ts: delete the file, and its two lines in content/shingles/pages.ts',
  ]);
});
