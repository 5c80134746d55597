import { defineConfig, devices } from '@playwright/test';
import config from './playwright.config';

/** The browser tests tagged `@engines` in Playwright's Firefox and WebKit: `npm run test:engines`. */
export default defineConfig({
  ...config,
  grep: /@engines/,
  projects: [
    { name: 'firefox', device: devices['Desktop Firefox'] },
    { name: 'webkit', device: devices['Desktop Safari'] },
  ].map(({ name, device }) => ({ name, use: { ...device, reducedMotion: 'reduce', launchOptions: {} } })),
});
