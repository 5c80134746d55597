import { dirname } from 'node:path';
import { imports, type Graph } from './imports';

/* ESLint's no-cycle skips type imports, and knows no folders. */

/** Every folder with the folders that its files import, without tests, which may look anywhere. */
function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const folder = dirname(file);
    const others = folders.get(folder) ?? new Set();
    for (const other of imported) if (dirname(other) !== folder) others.add(dirname(other));
    folders.set(folder, others);
  }
  return folders;
}

function circlesIn(graph: Graph): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]) => {
    const start = trail.indexOf(node);
    if (start >= 0) circles.push([...trail.slice(start), node].join(' → '));
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

test('no file imports itself through others, not even for a type', () => {
  expect(imports.get('content/page.ts')).toContain('content/section-kinds.ts');
  expect(circlesIn(imports)).toEqual([]);
});

test('no folder in components or lib imports itself through others', () => {
  const folders = [...foldersOf(imports)].filter(([folder]) => /^(components|lib)\//.test(folder));
  expect(circlesIn(new Map(folders))).toEqual([]);
});
