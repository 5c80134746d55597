import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { importCycles, importsOf } from './import-cycles';

/* The linter's import/no-cycle finds the same, but took most of the linter's time. */

const modules = ['app', 'components', 'content', 'lib', 'scripts', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(root, folder, file)),
);

test('no module imports itself, directly or through others', async () => {
  const imports = await importsOf(modules);
  expect(imports.size).toBeGreaterThanOrEqual(modules.length);
  expect(importCycles(imports)).toEqual([]);
}, 60_000);

describe('the search for cycles', () => {
  test.each([
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
    ['two modules', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
    ['a module that imports itself', { a: ['a'] }, [['a', 'a']]],
    ['a cycle further on', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd', 'b']]],
    [
      'two cycles through one module',
      { a: ['b', 'c'], b: ['a'], c: ['a'] },
      [
        ['a', 'b', 'a'],
        ['a', 'c', 'a'],
      ],
    ],
  ] as const)('finds %s', (_, imports, cycles) => {
    expect(importCycles(new Map(Object.entries<readonly string[]>(imports)))).toEqual(cycles);
  });

  test('follows imports of values and not of types', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cycles-')));
    writeFileSync(join(folder, 'a.ts'), "import type { B } from './b';\nexport const a: B = 1;\n");
    writeFileSync(join(folder, 'b.ts'), "import { a } from './a';\nexport type B = number;\nexport const b = a;\n");
    const imports = await importsOf([join(folder, 'b.ts')]);
    rmSync(folder, { recursive: true });
    expect([...imports].map(([file, imported]) => [basename(file), imported.map((name) => basename(name))])).toEqual([
      ['a.ts', []],
      ['b.ts', ['a.ts']],
    ]);
  });
});
