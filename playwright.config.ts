import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './scripts/browsers/browser-flags';

const port = Number(process.env.E2E_PORT ?? '4173');

/** The random visitor has a job of its own in CI: `npm run test:monkey`. */
const monkey = process.env.MONKEY_SEED ? [] : [/monkey\.spec\.ts/];

/** The tests tagged `@engines` run in these too (scripts/browsers/engines.ts). */
const otherEngines = [
  { name: 'firefox', device: devices['Desktop Firefox'] },
  { name: 'webkit', device: devices['Desktop Safari'] },
].map(({ name, device }) => ({
  name,
  grep: /@engines/,
  use: { ...device, reducedMotion: 'reduce' as const, launchOptions: {} },
}));

/**
 * The browser tests run against the exported files in out/, served as a static host does. `npm test` sets the browser
 * and the port. To run only these tests: `npm run build`, then `BROWSER_PATH=… npm run test:e2e`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // One more than the two cores of the smallest machine: a test often waits for its browser.
  workers: 3,
  // A test that fails now and then points to a defect, in the page or in the test, so there is no retry.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that others load; a test that passes waits for none of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Only e2e/offline.spec.ts has a service worker: what one test caches must not change another, and `page.route` does
    // not see the requests of a worker.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      // A smooth scroll draws dozens of frames, which a browser without a graphics card takes a fifth of a test's time for.
      // Tests that are about scrolling have it (e2e/support/whole-browser.ts).
      // Without hinting letters are as wide as on phones and most desks, which decides where lines break.
      args: [...browserFlags, '--disable-smooth-scrolling', '--font-render-hinting=none'],
    },
  },
  projects: [
    ...(process.env.ENGINES ? otherEngines : []),
    // The budgets apply to phones.
    {
      name: 'desktop',
      testIgnore: [/(budgets|page-sweep)\.spec\.ts/, ...monkey],
      grepInvert: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        // Drawing what moves takes an eighth of a test's time. What moves is tested by the files that ask for motion, and on
        // phones.
        reducedMotion: 'reduce',
      },
    },
    {
      name: 'phone',
      // Tests tagged `@desk`, and all tests of these files, read files, set their own viewport, or ask what neither width
      // nor touch can change: what is stored, sent, cached or printed.
      grepInvert: /@desk/,
      testIgnore: [
        /(before-you-sign|certificate|every-page|forms-without-scripts|links|metadata|never-lost|next-page|offline|on-this-page|page-sweep|security|setup-guide|site-frame|stored-keys|within-reach)\.spec\.ts/,
        ...monkey,
      ],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // A screen without a graphics card takes four times as long to draw at 2. Tests that ask for pictures set it.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 15_000,
  },
});
