// @ts-check
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { runTool } from './run.mjs';
import { neededFiles, staticFloor } from './static-floor.mjs';

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A folder of this run alone. It lies in the project, where an app finds the project's packages. */
export function floorsFolder() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return mkdtempSync(join(root, '.cache/bench-'));
}

/**
 * The hand-written pages, at the same addresses as the exported ones.
 * @param {{ out: string, folder: string, routes: readonly string[] }} options
 * @returns {string} the folder to serve
 */
export function writeStaticFloors({ out, folder, routes }) {
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
 * The framework alone: one heading, exported by this project's own Next with the settings that decide what it sends.
 * @param {string} folder
 * @returns {Promise<string | undefined>} the folder to serve, or nothing where the build failed
 */
export async function buildBareExport(folder) {
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
