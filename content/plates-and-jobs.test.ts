import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { servicePages } from './service-pages';

/** The words that a file writes out in its `plate`. Figures belong in a typed field that other pages use, too. */
function wordsInPlate(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const words: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      words.push(node.text);
    node.forEachChild(collect);
  };
  const find = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'plate') collect(node.initializer);
    else node.forEachChild(find);
  };
  find(source);
  return words;
}

const folder = join(__dirname, 'services');
const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => [file, wordsInPlate(join(folder, file))] as const)
  .filter(([, words]) => words.length > 0);

test.each(written)('the plate in %s writes out no figure', (_, words) => {
  expect(words.filter((text) => /\d/.test(text))).toEqual([]);
});

const plated = Object.values(servicePages).flatMap((page) =>
  'plate' in page && page.plate ? [[page.path, page.plate] as const] : [],
);

test.each(plated)('the stops on the plate of %s are short', (_, { next }) => {
  for (const { what, how = '' } of next) {
    expect(what.split(' ').length).toBeLessThanOrEqual(3);
    expect(how.split(' ').length).toBeLessThanOrEqual(6);
  }
});

const steps = Object.values(servicePages).flatMap((page) =>
  page.sections.flatMap((section) =>
    section.kind === 'job-in-writing' ? section.steps.groups.flatMap((group) => group.steps) : [],
  ),
);

test('every step of a job in writing fits on one line of a phone', () => {
  expect(steps.length).toBeGreaterThan(8);
  expect(steps.map(({ details = '' }) => details).filter((text) => text.length > 44)).toEqual([]);
});
