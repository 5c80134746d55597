import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import nextTypescript from 'eslint-config-next/typescript';
import { imports } from './imports';

/*
 * A browser's translator replaces each text node. React still holds the old node: it would write a new text to where
 * nobody sees it, and throw when it removes that node or inserts an element before it. An element's only text is safe,
 * because React then sets the content of the element. A member expression (`copy.send`) counts as text.
 */
const textValue = ':matches(TemplateLiteral, MemberExpression, Literal[raw=/^[\'"]/])';
const text = `:matches(JSXText[value=/\\S/], JSXExpressionContainer:has(> :matches(${textValue}[value!=" "], ConditionalExpression:has(> ${textValue}:matches(.consequent, .alternate)))))`;
const sibling =
  ':matches(JSXElement, JSXFragment, JSXExpressionContainer[expression.type!=/^(JSXEmptyExpression|Literal)$/])';
const changedByTranslators = [
  {
    selector: `:matches(${text} ~ ${sibling}, ${sibling} ~ ${text})`,
    message:
      'Beside another node, a text needs an element of its own (or one string), because translators replace texts.',
  },
  {
    selector: 'JSXOpeningElement[name.name="option"]:not(:has(> JSXAttribute[name.name="value"]))',
    message: 'Without a value, the value of an option is its text, which a translator changes.',
  },
];

const linter = new Linter();
const parsing = nextTypescript.find(({ languageOptions }) => languageOptions?.parser);
const rules: Linter.RulesRecord = { 'no-restricted-syntax': ['error', ...changedByTranslators] };
const problemsIn = (source: string) =>
  linter
    .verify(source, [{ ...parsing, plugins: {}, files: ['**/*.tsx'], rules }], 'part.tsx')
    .map(({ line, message }) => `${line}: ${message}`);

const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** Components that may render again in the browser: those with 'use client', and what they import. */
const inBrowser = new Set([...imports.keys()].filter((file) => sourceOf(file).startsWith("'use client'")));
for (const file of inBrowser) for (const imported of imports.get(file) ?? []) inBrowser.add(imported);
const components = [...inBrowser].filter((file) => file.endsWith('.tsx'));

test.each([
  ['<p>{isOpen ? <b>Open</b> : null} until 5</p>', 1],
  ['<p>{label} <b>5</b></p>', 0],
  ['<p>{copy.label}<b>5</b></p>', 1],
  ["<p>{isOpen ? 'Open' : 'Closed'}</p>", 0],
  ['<option>5</option>', 1],
  ['<option value="5">5</option>', 0],
])('%s: mistakes: %i', (source, count) => {
  expect(problemsIn(source)).toHaveLength(count);
});

test('no component that renders in the browser has a text that a translator could break', () => {
  expect(components).toContain('components/ui/rich-text.tsx');
  expect(components.flatMap((file) => problemsIn(sourceOf(file)).map((problem) => `${file}:${problem}`))).toEqual([]);
});
