// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * The packages that the lock file requires and the installed tree lacks. Optional packages for other systems do not
 * count.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} wanted package-lock.json
 * @param {{ packages: Record<string, { version?: string }> }} installed node_modules/.package-lock.json
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(
      ([place, { version, optional }]) => place !== '' && !optional && installed.packages[place]?.version !== version,
    )
    .map(([place]) => place);
}

/** Installs exactly what the lock file says if anything is missing. Exits the process if that fails. */
export async function ensureInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (
    existsSync(installedLock) &&
    missingPackages(wanted, JSON.parse(readFileSync(installedLock, 'utf8'))).length === 0
  )
    return;
  console.log('Installing packages (npm ci) …');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  console.error(
    'The packages could not be installed. Check the network (npm needs its registry) and run the command again.',
  );
  process.exit(1);
}
