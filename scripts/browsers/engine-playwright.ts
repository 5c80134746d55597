import { existsSync } from 'node:fs';
import type { BrowserType } from '@playwright/test';
import { callInPage, type Engine, type Session, type WindowSize } from '@/scripts/browsers/session';

/** Playwright's own build of a browser, if it is installed. */
export function playwrightEngine(type: BrowserType): Engine | undefined {
  if (!existsSync(type.executablePath())) return undefined;
  return { open: (size) => openPlaywright(type, size), needsRecorder: false };
}

async function openPlaywright(type: BrowserType, size: WindowSize): Promise<Session> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) =>
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  return {
    version: `Playwright's ${type.name()} ${browser.version()}`,
    visit: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    },
    evaluate: <Args extends readonly string[], Result>(
      act: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => page.evaluate<Result>(callInPage(act, args)),
    run: async (source) => {
      await page.evaluate(`${source};undefined`);
    },
    press: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().fill(text),
    returnFromMail: () => Promise.resolve(),
    takeProblems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}
