import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { galleryGroups } from './gallery-groups';
import { uiExamples } from './ui-examples';

expect.extend(toHaveNoViolations);

/** Components that render only data for search engines, or nothing of their own. */
const invisible = ['boundaries', 'boundary', 'json-ld'];

test('every visible component in components/ui has an example', () => {
  const names = readdirSync('components/ui').flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);
  expect(Object.keys(uiExamples).toSorted()).toEqual(names.filter((name) => !invisible.includes(name)).toSorted());
});

test('no two examples of a group have the same name', () => {
  const names = galleryGroups.flatMap(({ slug, examples }) => examples.map(({ name }) => `${slug}: ${name}`));
  expect(names).toEqual([...new Set(names)]);
});

test.each(Object.entries(uiExamples))('the examples of %s have no axe violations', async (_, examples) => {
  const { container } = render(Object.entries(examples).map(([name, example]) => <div key={name}>{example}</div>));
  expect(await axe(container)).toHaveNoViolations();
});
