import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { callInPage, type Engine, type Session, type WindowSize } from '@/scripts/browsers/session';

const names = process.platform === 'win32' ? ['firefox.exe'] : ['firefox-esr', 'firefox'];
const places = [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The system's Firefox over WebDriver BiDi, headless. */
export function systemFirefox(): Engine | undefined {
  const asked = process.env.FIREFOX_PATH;
  const executablePath = (asked ? [asked] : places).find((place) => existsSync(place));
  if (!executablePath) return undefined;
  return { open: (size) => openFirefox(executablePath, size), needsRecorder: false };
}

async function openFirefox(executablePath: string, size: WindowSize): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      problems.push(`console ${message.type()}: ${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) =>
    problems.push(`exception: ${error instanceof Error ? error.message : String(error)}`),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Firefox cancels the icon request when a tab moves on to another page. That is not an error.
    if (reason !== 'NS_BINDING_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    visit: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    },
    evaluate: <Args extends readonly string[], Result>(
      act: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => page.evaluate(callInPage(act, args)) as Promise<Result>,
    run: async (source) => {
      await page.evaluate(`${source};undefined`);
    },
    press: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    returnFromMail: () => Promise.resolve(),
    takeProblems: () => Promise.resolve(problems.splice(0)),
    close: () => browser.close(),
  };
}
