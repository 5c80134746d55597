import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const top = ['app', 'components', 'content', 'lib', 'scripts', 'testing', 'e2e'];
const files = top.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

function importsOf(file: string): ReadonlySet<string> {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  const paths = importedFiles.flatMap(({ fileName: path }) => {
    if (path.startsWith('@/')) return [path.slice(2)];
    return path.startsWith('.') ? [join(dirname(file), path)] : [];
  });
  const endings = ['.ts', '.tsx', ''];
  return new Set(paths.flatMap((path) => endings.map((ending) => path + ending).find(existsSync) ?? []));
}

/** Every source file with the files that it imports, for their types too. */
export const imports: Graph = new Map(files.map((file) => [file, importsOf(file)]));
