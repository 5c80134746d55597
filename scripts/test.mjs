// @ts-check
// npm test: installs what is missing, runs `test:code` and `test:e2e`, and adds up what Jest and Playwright counted. Plain
// JavaScript, because it runs before the first install.
import './bootstrap/require-node.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { stop } from './bootstrap/stop.mjs';

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { findOrGetBrowser, noBrowser } = await tsImport('./chromium/find-browser.ts', import.meta.url);
const { freePort } = await tsImport('./serve/site-server.ts', import.meta.url);

rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'));
const env = {
  TYPES_ARE_CHECKED: 'yes',
  // Where `CI` is set, the build would refuse the samples.
  DEPLOY_SAMPLE: 'true',
  // Megabytes for new objects. ESLint and Jest take a tenth less time with 64 than with the default of 16.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};
// Downloading a browser takes little of the processor, so the other tests don't wait for it.
const [browser = stop(noBrowser), codeResult] = await Promise.all([
  findOrGetBrowser(),
  run('npm', ['run', 'test:code'], { env }),
]);
const browserEnv = { ...env, BROWSER_PATH: browser, E2E_PORT: String(await freePort()) };
const code = (await run('npm', ['run', 'test:e2e'], { env: browserEnv })) || codeResult;

const jest = report('jest.json');
const playwright = report('playwright.json').stats ?? {};
const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = jest;
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = playwright;
const failed = numFailedTests + numRuntimeErrorTestSuites + unexpected + flaky;

for (const { name, status } of jest.testResults ?? []) if (status === 'failed') console.log(`Failed: ${name}`);
if (code !== 0 && failed === 0) console.log('No test failed, but another step did: look for ERROR above.');
// A run that failed without a failed test counts as one failure.
console.log(`${numPassedTests + expected} passed, ${failed || Number(code !== 0)} failed, ${skipped} skipped`);
process.exit(code);

/** @param {string} file the report of Jest or Playwright, missing if it didn't finish */
function report(file) {
  try {
    return JSON.parse(readFileSync(join(root, 'test-results', file), 'utf8'));
  } catch {
    return {};
  }
}
