// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { stop } from './stop.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages by path in node_modules */

// Optional packages for other systems may be missing.
/** @type {(locked: Packages, installed: Packages) => boolean} */
export const isComplete = (locked, installed) =>
  Object.entries(locked).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );

export async function ensureInstalled() {
  if (isComplete(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return;
  console.log('Installing packages (npm ci) …');
  if ((await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) === 0) return;
  stop('The packages could not be installed. Check the network (npm needs its registry) and run the command again.');
}

/** @param {string} lockFile */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return {};
  }
}
