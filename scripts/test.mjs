// @ts-check
/**
 * npm test: installs what is missing (a Chromium too), lints, checks types, runs Jest, builds, and runs Playwright
 * on the exported files. Ends with one line that adds up Jest and Playwright.
 */
import './lib/require-node.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './lib/free-port.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run, runTool } from './lib/run.mjs';
import { jestCounts, playwrightCounts } from './lib/test-counts.mjs';

const reports = join(root, 'test-results');
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

await ensureInstalled();
const { findOrGetBrowser, noBrowser } = await import('./find-browser.mjs');
const browser = await findOrGetBrowser();
if (!browser) {
  console.error(noBrowser);
  process.exit(1);
}
console.log(`Browser: ${browser}`);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @typedef {{ name: string, step: () => Promise<number> }} Step */
/**
 * The steps of a stage run beside each other, so that a step that uses one core leaves none idle. Lint and types write
 * only when they end.
 * @type {readonly (readonly Step[])[]}
 */
const stages = [
  // Types and unit tests read what the picture build writes.
  [{ name: 'Pictures', step: () => run(process.execPath, ['scripts/build-pictures.mjs']) }],
  [
    {
      name: 'Types',
      // Not npm run typecheck, which would write the pictures' record while Jest reads it.
      step: async () => Math.max(await runTool('typescript/bin/tsc', ['--noEmit']), await runTool('typescript/bin/tsc', ['--noEmit', '-p', 'scripts'])),
    },
    { name: 'Jest', step: () => runTool('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`, '--reporters=default']) },
  ],
  [
    { name: 'Lint', step: () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']) },
    { name: 'Build', step: () => run(process.execPath, ['scripts/build.mjs']) },
  ],
  [{ name: 'Playwright', step: playwright }],
];

let failedStages = 0;
let builds = true;
/** @type {string[]} */
const times = [];
for (const steps of stages) await Promise.all(steps.map(take));

const jest = jestCounts(readReport(jestReport));
const browserTests = playwrightCounts(readReport(playwrightReport));
const passed = jest.passed + browserTests.passed;
// A stage that failed without a failed test of its own (lint, types, build, a crash) counts as one failure.
const failedTests = jest.failed + browserTests.failed;
const testStagesFailed = Number(jest.failed > 0) + Number(browserTests.failed > 0);
const failed = failedTests + Math.max(0, failedStages - testStagesFailed);

const secondTries = browserTests.retried > 0 ? `, ${browserTests.retried} of the passed on the second try (named above as flaky)` : '';

console.log(`\n${times.join('\n')}\nJest ${jest.passed} passed, ${jest.failed} failed; Playwright ${browserTests.passed} passed, ${browserTests.failed} failed${secondTries}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @param {Step} step */
async function take({ name, step }) {
  if (name === 'Playwright' && !builds) {
    times.push(`${name}: not run, there is no build`);
    return;
  }
  console.log(`\n— ${name} —`);
  const start = performance.now();
  const code = await step();
  times.push(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s${code === 0 ? '' : ', FAILED'}`);
  if (code === 0) return;
  failedStages += 1;
  if (name === 'Build') builds = false;
}

async function playwright() {
  return runTool('@playwright/test/cli.js', ['test'], {
    env: { BROWSER_PATH: String(browser), E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
