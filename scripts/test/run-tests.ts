/**
 * npm test, after the install: installs a Chromium if there is none, lints, checks types, runs Jest, builds, and runs
 * Playwright on the exported files. The last line adds up Jest and Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { runScript, runTool } from '@/scripts/bootstrap/run.mjs';
import { findOrGetBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { freePort } from '@/scripts/serve/free-port';
import { jestCounts, playwrightCounts, type JestReport, type PlaywrightReport } from '@/scripts/test/test-counts';

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

interface Step {
  readonly name: string;
  readonly run: () => Promise<number>;
}

/** The steps of a stage run beside each other, so that a step that uses one core leaves none idle. */
const stages: readonly (readonly Step[])[] = [
  // Types and unit tests read what the picture build writes.
  [{ name: 'Pictures', run: () => runScript('scripts/build/pictures/make-pictures.ts') }],
  [
    // Not npm run typecheck, which would write the record of the pictures while Jest reads it.
    { name: 'Types', run: types },
    {
      name: 'Jest',
      run: () => runTool('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`, '--reporters=default']),
    },
  ],
  [
    { name: 'Lint', run: lint },
    { name: 'Build', run: () => runScript('scripts/build/build.ts') },
  ],
  [{ name: 'Playwright', run: playwright }],
];

let failedSteps = 0;
let hasBuild = true;
const times: string[] = [];
for (const steps of stages) await Promise.all(steps.map(take));

const jest = jestCounts(readReport<JestReport>(jestReport));
const browserTests = playwrightCounts(readReport<PlaywrightReport>(playwrightReport));
const passed = jest.passed + browserTests.passed;
// A step that failed without a failed test (lint, types, build, a crash) counts as one failure.
const failedTests = jest.failed + browserTests.failed;
const testStepsFailed = Number(jest.failed > 0) + Number(browserTests.failed > 0);
const failed = failedTests + Math.max(0, failedSteps - testStepsFailed);

console.log(
  `\n${times.join('\n')}\nJest ${jest.passed} passed, ${jest.failed} failed; Playwright ${browserTests.passed} passed, ${browserTests.failed} failed`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function take({ name, run: runStep }: Step): Promise<void> {
  if (name === 'Playwright' && !hasBuild) {
    times.push(`${name}: not run, there is no build`);
    return;
  }
  console.log(`\n— ${name} —`);
  const start = performance.now();
  const code = await runStep();
  times.push(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s${code === 0 ? '' : ', FAILED'}`);
  if (code === 0) return;
  failedSteps += 1;
  if (name === 'Build') hasBuild = false;
}

/** The site, and the service worker, which has other globals. */
async function types() {
  const codes = [
    await runTool('typescript/bin/tsc', ['--noEmit']),
    await runTool('typescript/bin/tsc', ['--noEmit', '--project', 'scripts/build/offline/worker']),
  ];
  return Math.max(...codes);
}

/** The linter, the formatter and the search for unused code, one after the other: the build needs the other core. */
async function lint() {
  const codes = [
    await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
    await runTool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
    await runTool('knip/bin/knip.js', ['--no-progress']),
  ];
  return Math.max(...codes);
}

async function playwright() {
  return runTool('@playwright/test/cli.js', ['test'], {
    env: {
      BROWSER_PATH: String(browser),
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    },
  });
}

/** The report of the tool, or undefined if the tool ended before writing it. */
function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
