import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from './scripts/chromium/browser-flags';

const port = Number(process.env.E2E_PORT ?? '4173');

/** Without a seed, the monkey test is left out. It has its own CI job (`npm run test:monkey`). */
const monkey = process.env.MONKEY_SEED ? [] : [/monkey\.spec\.ts/];

/** The sample's forms open an email app; the made-up firm's go to a service. Its CI job sets this. */
const formService = process.env.SECOND_FIRM ? [] : [/form-service\.spec\.ts/];

/**
 * Browser tests of the exported files in out/. `npm test` sets the browser and the port. To run only these: `npm run
 * build`, then `BROWSER_PATH=… npm run test:e2e`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Twice the cores of the smallest machine, because tests often wait for the browser.
  workers: 4,
  // No retries: a flaky test points to a defect in the page or in the test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine. A passing test never takes this long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Only e2e/offline.spec.ts uses a service worker: `page.route` can't see its requests, and caches must not leak
    // between tests.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      // Smooth scrolling draws dozens of frames, a fifth of a test's time without a GPU. Tests about scrolling turn it
      // on (e2e/support/whole-browser.ts). Without hinting, letters are as wide as on phones and most desktops, so
      // lines break in the same places.
      args: [...browserFlags, '--disable-smooth-scrolling', '--font-render-hinting=none'],
    },
  },
  projects: [
    // Budgets apply to phones, and the page sweep is for Firefox and WebKit.
    {
      name: 'desktop',
      testIgnore: [/(budgets|page-sweep)\.spec\.ts/, ...monkey, ...formService],
      grepInvert: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        // Animations take an eighth of a test's time. They run on phones and in tests that turn motion on.
        reducedMotion: 'reduce',
      },
    },
    {
      name: 'phone',
      // Tests tagged `@desk` and all tests in these files don't depend on width or touch: they read files, set their
      // own viewport, or check what is stored, sent, cached or printed.
      grepInvert: /@desk/,
      testIgnore: [
        /(before-you-sign|certificate|every-page|form-service|forms-without-scripts|links|metadata|never-lost|next-page|offline|on-this-page|page-sweep|security|setup-guide|site-frame|stored-keys|within-reach)\.spec\.ts/,
        ...monkey,
      ],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // A scale of 2 takes four times as long to draw without a GPU. Only tests of pictures and budgets set it.
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
