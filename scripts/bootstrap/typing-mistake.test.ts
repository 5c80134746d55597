import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typingMistake } from './typing-mistake.mjs';

/** What a command prints when it reads a file in content/ that contains this text. */
function printedFor(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mistake-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/company.ts'), text);
  writeFileSync(join(folder, 'command.ts'), "import { company } from './content/company';\nconsole.log(company);\n");
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/bootstrap/explain-mistakes.mjs', join(folder, 'command.ts')],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  return stderr.trim();
}

test.each([
  ['an apostrophe', "export const company = {\n  name: 'Latimer's Siding',\n};\n", 2],
  ['a missing comma', "export const company = {\n  trade: 'Siding'\n  founded: 2008,\n};\n", 3],
  ['curly quotes', 'export const company = {\n  phone: ‘860-555-0142’,\n};\n', 2],
])(
  'explains %s',
  (_, text, line) => {
    const printed = printedFor(text);
    expect(printed).toContain('A quote, a comma or a bracket is missing');
    expect(printed).toContain(`(content/company.ts, line ${line})`);
    expect(printed).not.toMatch(/\n {4}at /);
  },
  30_000,
);

test('explains a word without quotes', () => {
  expect(printedFor('export const company =\n  [gutters];\n')).toBe(
    "Put quotes around gutters, as in 'gutters' (content/company.ts, line 2)",
  );
}, 30_000);

test('leaves other errors as they are', () => {
  expect(printedFor("throw new Error('Out of paper');\nexport const company = 1;\n")).toContain('Error: Out of paper');
  expect(typingMistake(new Error('x is not defined'))).toBeUndefined();
}, 30_000);
