/**
 * npm test, after the install: installs a Chromium if there is none, lints, checks types, runs Jest, builds, and runs
 * Playwright on the exported files. The last line adds up Jest and Playwright.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { run, runScript, runTool } from '@/scripts/bootstrap/run.mjs';
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

const stages: readonly { readonly name: string; readonly step: () => Promise<number> }[] = [
  // Type checks and unit tests read the output of the picture build.
  { name: 'Pictures', step: () => runScript('scripts/build/pictures/make-pictures.ts') },
  // Each uses one core and prints only when it ends.
  {
    name: 'Lint and types',
    step: async () =>
      Math.max(
        ...(await Promise.all([
          runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
          run('npm', ['run', '--silent', 'typecheck']),
        ])),
      ),
  },
  { name: 'Jest', step: () => runTool('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`, '--reporters=default']) },
  { name: 'Build', step: () => runScript('scripts/build/build.ts') },
  { name: 'Playwright', step: playwright },
];

let failedStages = 0;
let builds = true;
const times: string[] = [];
for (const { name, step } of stages) {
  if (name === 'Playwright' && !builds) {
    times.push(`${name}: not run, there is no build`);
    continue;
  }
  console.log(`\n— ${name} —`);
  const start = performance.now();
  const code = await step();
  times.push(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s${code === 0 ? '' : ', FAILED'}`);
  if (code === 0) continue;
  failedStages += 1;
  if (name === 'Build') builds = false;
}

const jest = jestCounts(readReport<JestReport>(jestReport));
const browserTests = playwrightCounts(readReport<PlaywrightReport>(playwrightReport));
const passed = jest.passed + browserTests.passed;
// A stage that failed without a failed test (lint, types, build, a crash) counts as one failure.
const failedTests = jest.failed + browserTests.failed;
const testStagesFailed = Number(jest.failed > 0) + Number(browserTests.failed > 0);
const failed = failedTests + Math.max(0, failedStages - testStagesFailed);

const secondTries = browserTests.retried > 0 ? `, ${browserTests.retried} of the passed on the second try (named above as flaky)` : '';

console.log(`\n${times.join('\n')}\nJest ${jest.passed} passed, ${jest.failed} failed; Playwright ${browserTests.passed} passed, ${browserTests.failed} failed${secondTries}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function playwright() {
  return runTool('@playwright/test/cli.js', ['test'], {
    env: { BROWSER_PATH: String(browser), E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
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
