/**
 * npm test, after the install: installs a Chromium if there is none, lints, checks types, runs Jest, builds, and runs
 * Playwright on the exported files. At the end it lists what failed, so that the end of the log is enough to see why.
 * The last line adds up Jest and Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@/scripts/bootstrap/root.mjs';
import { runScript, runTool } from '@/scripts/bootstrap/run.mjs';
import { findOrGetBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { freePort } from '@/scripts/serve/free-port';
import type { JestReport, PlaywrightReport } from '@/scripts/test/reports';
import { jestCounts, playwrightCounts } from '@/scripts/test/test-counts';
import { jestFailures, playwrightFailures, printFailures, type Failure } from '@/scripts/test/test-failures';

const reports = join(root, 'test-results');
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

const browser = await findOrGetBrowser();
if (!browser) {
  console.error(noBrowser);
  process.exit(1);
}
console.log(`Browser: ${browser}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type RunOptions = Parameters<typeof runTool>[2];

interface FailedStep {
  readonly name: string;
  readonly output: string;
}

const failedSteps: FailedStep[] = [];
const times: string[] = [];

// All other steps read what the picture build writes.
await take('Pictures', (options) => runScript('scripts/build/pictures/make-pictures.ts', options));
// Nothing waits for the linter, so it takes what the steps below leave of the processor.
const linted = take('Lint', (options) => lint({ ...options, inBackground: true }));
// Beside each other, because most of them use one core at a time.
await Promise.all([
  take('Jest', (options) =>
    runTool('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`, '--reporters=default'], options),
  ),
  // The build empties the folder with the types of the routes.
  take('Types', types).then(() =>
    take('Build', (options) => runScript('scripts/build/build.ts', { ...options, env: { TYPES_ARE_CHECKED: 'yes' } })),
  ),
]);
// After Jest and the build, because the browser and its tests keep both cores busy.
if (failedSteps.some(({ name }) => name === 'Build')) times.push('Playwright: not run, there is no build');
else await take('Playwright', playwright);
await linted;

const jestResults = readReport<JestReport>(jestReport);
const browserResults = readReport<PlaywrightReport>(playwrightReport);
const jest = jestCounts(jestResults);
const browserTests = playwrightCounts(browserResults);
// A step that failed without a failed test (lint, types, build, a crash) counts as one failure.
const stepsWithoutTests = failedSteps.filter(
  ({ name }) => !(name === 'Jest' && jest.failed > 0) && !(name === 'Playwright' && browserTests.failed > 0),
);
const failures: readonly Failure[] = [
  ...stepsWithoutTests.map(({ name, output }) => ({ test: name, message: lastLines(output) })),
  ...jestFailures(jestResults, root),
  ...playwrightFailures(browserResults),
];
const passed = jest.passed + browserTests.passed;
const failed = jest.failed + browserTests.failed + stepsWithoutTests.length;

console.log(
  `\n${times.join('\n')}\nJest ${jest.passed} passed, ${jest.failed} failed; Playwright ${browserTests.passed} passed, ${browserTests.failed} failed`,
);
if (failures.length > 0) console.log(`\n${printFailures(failures)}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function take(name: string, runStep: (options: RunOptions) => Promise<number>): Promise<void> {
  console.log(`\n— ${name} —`);
  const start = performance.now();
  let output = '';
  const code = await runStep({ onOutput: (text) => (output += text) });
  times.push(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s${code === 0 ? '' : ', FAILED'}`);
  if (code !== 0) failedSteps.push({ name, output });
}

/**
 * The site with the types of its routes, which Next writes, and the service worker, which has other globals. Not
 * `npm run typecheck`, which would write the record of the pictures while Jest reads it.
 */
async function types(options: RunOptions) {
  // The file that the package's `bin/tsc` imports, because Node 20.9 loads no module without an extension.
  const tsc = 'typescript-native/lib/tsc.js';
  const codes = [
    await runTool('next/dist/bin/next', ['typegen'], options),
    await runTool(tsc, ['--noEmit'], options),
    await runTool(tsc, ['--noEmit', '--project', 'scripts/build/offline/worker'], options),
  ];
  return Math.max(...codes);
}

/** The linter, the formatter and the search for unused code, one after the other. */
async function lint(options: RunOptions) {
  const codes = [
    await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0'], options),
    await runTool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn'], options),
    await runTool('knip/bin/knip.js', ['--no-progress'], options),
  ];
  return Math.max(...codes);
}

async function playwright(options: RunOptions) {
  return runTool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
    ...options,
    env: {
      BROWSER_PATH: String(browser),
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    },
  });
}

function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-15).join('\n');
}

/** The report of the tool, or undefined if the tool ended before writing it. */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
