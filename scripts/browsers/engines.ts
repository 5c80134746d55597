/**
 * npm run test:engines: the sweep over every page of the export, and nine journeys, in Firefox and in Safari's engine
 * (npm test covers Chromium). Checks for console errors, failed requests, sideways scrolling at 390 and 320 pixels, and
 * axe findings. Uses Playwright's builds if they are installed, otherwise the system's Firefox and WebKitGTK.
 * --install          installs what is missing: Playwright's builds, or the system's with apt-get (as root)
 * --pages /,/about   which pages; all of them by default
 */
import '@/scripts/bootstrap/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { firefox, webkit } from '@playwright/test';
import { root } from '@/scripts/bootstrap/root.mjs';
import { run, runTool } from '@/scripts/bootstrap/run.mjs';
import { systemFirefox } from '@/scripts/browsers/engine-firefox';
import { playwrightEngine } from '@/scripts/browsers/engine-playwright';
import { systemWebKit } from '@/scripts/browsers/engine-webkit';
import { askedRoutes, exportedRoutes } from '@/scripts/browsers/exported-routes';
import { goJourneys } from '@/scripts/browsers/journeys';
import { goOffline, offlineJourney } from '@/scripts/browsers/offline-journey';
import type { Engine } from '@/scripts/browsers/session';
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

const findFirefox = () => playwrightEngine(firefox) ?? systemFirefox();
const findWebKit = () => playwrightEngine(webkit) ?? systemWebKit();
if (install) await getEngines();

const engines: readonly { readonly name: string; readonly engine: Engine | undefined; readonly missing: string }[] = [
  {
    name: 'Firefox',
    engine: findFirefox(),
    missing: 'neither Playwright’s Firefox nor the system’s is installed (or set FIREFOX_PATH)',
  },
  {
    name: 'WebKit',
    engine: findWebKit(),
    missing:
      "neither Playwright’s WebKit nor WebKitWebDriver and xvfb-run are installed (Debian's webkit2gtk-driver, xvfb and xauth)",
  },
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const lines = ['| engine | version | pages | whole | journeys | seconds |', '|---|---|--:|--:|--:|--:|'];
let ran = 0;
let failed = false;
for (const { name, engine, missing } of engines) {
  if (!engine) {
    lines.push(`| ${name} | not run: ${missing} | | | | |`);
    continue;
  }
  console.log(`${name}: ${asked.routes.length} pages and nine journeys …`);
  try {
    const { line, isWhole } = await tryEngine(engine, asked.routes);
    failed ||= !isWhole;
    ran += 1;
    lines.push(`| ${name} | ${line} |`);
  } catch (error) {
    failed = true;
    lines.push(`| ${name} | ended early: ${error instanceof Error ? error.message : String(error)} | | | | |`);
  }
}

console.log(`\n${lines.join('\n')}`);
if (ran === 0 && !failed)
  console.log('\nNo engine ran, so nothing is proved. Get them with: npm run test:engines -- --install');
process.exit(failed || ran === 0 ? 1 : 0);

/** Prints problems at once, because the next engine takes minutes. Returns the engine's line of the summary table. */
async function tryEngine({ open, needsRecorder }: Engine, routes: readonly string[]) {
  const { server, settled, takeRefused } = watchedServer(out, { recorder: needsRecorder });
  const served = await listen(server, 0);
  if ('problem' in served) stop(served.problem);
  const origin = `http://localhost:${served.port}`;
  const start = performance.now();
  try {
    const { version, problems } = await sweep({ open, origin, routes, settled });
    for (const [route, what] of problems) console.log(what.map((problem) => `  ${route} ${problem}`).join('\n'));
    const refused = takeRefused();
    for (const answer of new Set(refused)) console.log(`  the server answered ${answer}`);

    const openDesk = () => open({ width: 1280, height: 800 });
    const journeys = new Map([
      ...(await goJourneys(openDesk, origin)),
      [offlineJourney, await goOffline(openDesk, out)] as const,
    ]);
    const lost = [...journeys].flatMap(([name, problem]) => (problem === undefined ? [] : [`  ${name}: ${problem}`]));
    if (lost.length > 0) console.log(lost.join('\n'));

    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    return {
      line: [
        version,
        routes.length,
        routes.length - problems.size,
        `${journeys.size - lost.length} of ${journeys.size}`,
        seconds,
      ].join(' | '),
      isWhole: problems.size === 0 && refused.length === 0 && lost.length === 0,
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function getEngines() {
  if (findFirefox() && findWebKit()) return;
  const isRoot = process.getuid?.() === 0;
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await runTool('@playwright/test/cli.js', ['install', ...withLibraries, 'firefox', 'webkit'], { timeout: 300_000 });
  if (findFirefox() && findWebKit()) return;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    console.log(
      "Playwright's builds could not be had, and the system's need apt-get and root. Going on with what is there.",
    );
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
