// @ts-check
/**
 * npm run stamp, after a build: writes today's date beside every page whose words have changed since its last one.
 * The date is kept by hand and not read from git, since a build may run on a shallow copy or on none.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { exportedRoutes } from './lib/exported-routes.mjs';
import { readDates, restamp, writeDates } from './lib/page-dates.mjs';
import { wordsHash } from './lib/page-words.mjs';
import { root } from './lib/root.mjs';

const out = join(root, 'out');
const file = join(root, 'content/page-dates.ts');

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
const words = new Map(
  exportedRoutes(files).map((route) => [
    route.replace(/(.)\/$/, '$1'),
    wordsHash(readFileSync(join(out, route, 'index.html'), 'utf8')),
  ]),
);

const source = readFileSync(file, 'utf8');
const recorded = readDates(source);
const today = new Date().toISOString().slice(0, 10);
const stamped = restamp(recorded, words, today);
writeFileSync(file, writeDates(source, stamped));

const changed = Object.keys(stamped).filter((path) => stamped[path] !== recorded[path]);
console.log(changed.length === 0 ? 'No page has changed its words.' : `Dated ${today}: ${changed.join(', ')}`);
