/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { sectionExamples } from './examples';
import { pageExamples } from './page-examples';

/** Every kind has one file: `cards-section.tsx` has the kind `cards`. */
const kinds = readdirSync('components/sections/kinds').flatMap((file) => /^(.+)-section\.tsx$/.exec(file)?.[1] ?? []);
const shown: ReadonlySet<string> = new Set(
  [...pageExamples.values(), ...Object.values(sectionExamples)].map(({ kind }) => kind),
);

test('every kind of section has an example, from a page or written for it', () => {
  expect(kinds.filter((kind) => !shown.has(kind))).toEqual([]);
});

test('every example is of a kind that has a component', () => {
  expect([...shown].filter((kind) => !kinds.includes(kind))).toEqual([]);
});
