/**
 * npm run stamp: builds, then writes today's date for every page whose text has changed since its last date. The dates
 * are stored in a file instead of read from git, because a build may run on a shallow clone or outside a checkout.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pageDates } from '@/content/page-dates';
import type { PageDate } from '@/content/types';
import { root } from '@/scripts/bootstrap/root.mjs';
import { runTool } from '@/scripts/bootstrap/run.mjs';
import { exportedRoutes } from '@/scripts/browsers/exported-routes';
import { pageDatesFile, restamp, type DatesByPath } from './page-dates';
import { wordsHash } from './page-words';

const built = await runTool('tsx/dist/cli.mjs', ['scripts/build/build.ts']);
if (built !== 0) process.exit(built);

const out = join(root, 'out');
const file = join(root, 'content/page-dates.ts');
const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
const words = new Map(
  exportedRoutes(files).map((route) => [
    route.replace(/(.)\/$/, '$1'),
    wordsHash(readFileSync(join(out, route, 'index.html'), 'utf8')),
  ]),
);

const recorded: DatesByPath = pageDates;
const today = new Date().toISOString().slice(0, 10) as PageDate['updated'];
const stamped = restamp(recorded, words, today);
writeFileSync(file, pageDatesFile(stamped));

const changed = Object.keys(stamped).filter((path) => stamped[path] !== recorded[path]);
console.log(changed.length === 0 ? 'No page has changed its words.' : `Dated ${today}: ${changed.join(', ')}`);
