import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { runTool } from '@/scripts/bootstrap/run.mjs';
import { neededFiles, staticFloor } from '@/scripts/bench/static-floor';

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A folder for this run only, inside the project so that the empty app finds the project's packages. */
export function floorsFolder(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return mkdtempSync(join(root, '.cache/bench-'));
}

interface StaticFloors {
  /** The export. */
  readonly out: string;
  /** The folder to write to. */
  readonly folder: string;
  readonly routes: readonly string[];
}

/**
 * Builds the hand-written pages, at the same addresses as the exported ones.
 * @returns the folder to serve
 */
export function writeStaticFloors({ out, folder, routes }: StaticFloors): string {
  const place = join(folder, 'pages');
  write(join(place, '404.html'), '<!doctype html><title>Not found</title>');
  for (const route of routes) {
    const html = staticFloor(readFileSync(join(out, route, 'index.html'), 'utf8'));
    write(join(place, route, 'index.html'), html);
    for (const address of neededFiles(html)) {
      const target = join(place, address);
      if (!existsSync(join(out, address)) || existsSync(target)) continue;
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(out, address), target);
    }
  }
  return place;
}

/**
 * Builds the framework's floor: a single heading, exported by this project's Next with the settings that affect what it
 * sends.
 * @returns the folder to serve, or undefined if the build failed
 */
export async function buildBareExport(folder: string): Promise<string | undefined> {
  const place = join(folder, 'bare');
  write(
    join(place, 'next.config.mjs'),
    `export default { output: 'export', trailingSlash: true, turbopack: { root: ${JSON.stringify(root)} } };\n`,
  );
  write(join(place, 'package.json'), '{ "private": true, "type": "module" }\n');
  write(
    join(place, 'app/layout.js'),
    "export const metadata = { title: 'Empty', description: 'Nothing but the framework.', icons: { icon: 'data:,' } };\n" +
      'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  );
  write(join(place, 'app/page.js'), 'export default function Page() {\n  return <main><h1>Empty</h1></main>;\n}\n');
  const code = await runTool('next/dist/bin/next', ['build', place]);
  const built = join(place, 'out');
  return code === 0 && existsSync(join(built, 'index.html')) ? built : undefined;
}
