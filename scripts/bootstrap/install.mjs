// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * What the lock file asks for and the installed tree lacks. Packages for other systems are optional and not missed.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} wanted package-lock.json
 * @param {{ packages: Record<string, { version?: string }> }} installed node_modules/.package-lock.json
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([place, { version, optional }]) => place !== '' && !optional && installed.packages[place]?.version !== version)
    .map(([place]) => place);
}

/** Installs exactly what the lock file says, when anything of it is missing. Ends the command when it cannot. */
export async function ensureInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (existsSync(installedLock) && missingPackages(wanted, JSON.parse(readFileSync(installedLock, 'utf8'))).length === 0) return;
  console.log('Installing packages (npm ci) …');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  console.error('The packages could not be installed. Check the network (npm needs its registry) and run the command again.');
  process.exit(1);
}
