/**
 * npm run test:engines: the sweep over every page of the export in Firefox and in WebKitGTK, where they are installed.
 * Chromium does it with every npm test. No console error, no failed request, no sideways scroll at 390 and at 320
 * pixels, no finding of axe.
 *   --install          gets what is missing with apt-get (as root)
 *   --pages /,/about   which pages; all of them without it
 */
import '@/scripts/bootstrap/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@/scripts/bootstrap/root.mjs';
import { run } from '@/scripts/bootstrap/run.mjs';
import { findFirefox, openFirefox } from '@/scripts/browsers/engine-firefox';
import { findWebKit, openWebKit } from '@/scripts/browsers/engine-webkit';
import { askedRoutes, exportedRoutes } from '@/scripts/browsers/exported-routes';
import type { Session, WindowSize } from '@/scripts/browsers/session';
import { sweep } from '@/scripts/browsers/sweep';
import { watchedServer } from '@/scripts/browsers/watched-server';
import { listen } from '@/scripts/serve/site-server';

const { install, pages } = options();
const out = join(root, 'out');
if (!existsSync(join(out, '404.html'))) stop('There is nothing to visit yet: run npm run build first.');

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
const every = exportedRoutes(files);
const asked = pages === undefined ? { routes: every } : askedRoutes(pages, every);
if ('problem' in asked) stop(asked.problem);

if (install) await getEngines();
const firefox = findFirefox();
const webkit = findWebKit();

interface Engine {
  readonly name: string;
  readonly open: ((size: WindowSize) => Promise<Session>) | undefined;
  readonly recorder: boolean;
  readonly missing: string;
}

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    open: firefox === undefined ? undefined : (size) => openFirefox(firefox, size),
    recorder: false,
    missing: 'Firefox is not installed (or set FIREFOX_PATH)',
  },
  {
    name: 'WebKitGTK',
    open: webkit === undefined ? undefined : (size) => openWebKit(webkit, size),
    // Its driver tells nothing of the console.
    recorder: true,
    missing: "WebKitWebDriver and xvfb-run are not installed (Debian's webkit2gtk-driver, xvfb and xauth)",
  },
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const lines = ['| engine | version | pages | whole | seconds |', '|---|---|--:|--:|--:|'];
let ran = 0;
let failed = false;
for (const { name, open, recorder, missing } of engines) {
  if (!open) {
    lines.push(`| ${name} | not run: ${missing} | | | |`);
    continue;
  }
  const { server, settled, takeRefused } = watchedServer(out, { recorder });
  const served = await listen(server, 0);
  if ('problem' in served) stop(served.problem);
  console.log(`${name}: ${asked.routes.length} pages …`);
  const start = performance.now();
  try {
    const { version, problems } = await sweep({ open, origin: `http://localhost:${served.port}`, routes: asked.routes, settled });
    const refused = takeRefused();
    // Told at once: the next engine takes minutes.
    for (const [route, what] of problems) console.log(what.map((problem) => `  ${route} ${problem}`).join('\n'));
    for (const answer of new Set(refused)) console.log(`  the server answered ${answer}`);
    failed ||= problems.size > 0 || refused.length > 0;
    ran += 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    lines.push(`| ${name} | ${version} | ${asked.routes.length} | ${asked.routes.length - problems.size} | ${seconds} |`);
  } catch (error) {
    failed = true;
    lines.push(`| ${name} | ended early: ${error instanceof Error ? error.message : String(error)} | | | |`);
  }
  server.close();
  server.closeAllConnections();
}

console.log(`\n${lines.join('\n')}`);
if (ran === 0 && !failed) console.log('\nNo engine ran, so nothing is proved. As root: npm run test:engines -- --install');
process.exit(failed || ran === 0 ? 1 : 0);

async function getEngines() {
  if (findFirefox() && findWebKit()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log('--install needs apt-get and root. Going on with what is there.');
    return;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, timeout: 180_000 });
  for (const packages of [['firefox-esr'], ['webkit2gtk-driver', 'xvfb', 'xauth']]) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, timeout: 600_000 });
  }
}

function options() {
  try {
    return parseArgs({ options: { install: { type: 'boolean', default: false }, pages: { type: 'string' } } }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
