import { build } from 'esbuild';

type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * What each of these modules, given with its absolute path, imports at run time. Types are left out: they are gone by
 * then.
 */
export async function importsOf(modules: readonly string[]): Promise<Imports> {
  const { metafile } = await build({
    // One entry for all is much quicker to bundle than many.
    stdin: { contents: modules.map((module) => `import ${JSON.stringify(module)};`).join('\n'), resolveDir: '/' },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([file]) => file !== '<stdin>')
      .map(([file, { imports }]) => [file, imports.filter(({ external }) => !external).map(({ path }) => path)]),
  );
}

/** The first way found from each module back to itself: `['a.ts', 'b.ts', 'a.ts']`. */
export function importCycles(imports: Imports): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  function visit(file: string, path: readonly string[]) {
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  }
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
