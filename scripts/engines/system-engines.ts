import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '@/scripts/serve/site-server';

export interface Session {
  /** For example, `Firefox 140.0`. */
  readonly version: string;
  readonly visit: (url: string) => Promise<void>;
  readonly run: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: 'Firefox' | 'WebKitGTK';
  readonly open: (width: number) => Promise<Session>;
}

const height = 844;

function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Firefox over WebDriver BiDi, and WebKitGTK over WebDriver on a virtual display. */
export function systemEngines(): readonly Engine[] {
  const firefox = process.env.FIREFOX_PATH ?? findOnPath('firefox-esr', 'firefox');
  const [driver, display] = [findOnPath('WebKitWebDriver'), findOnPath('xvfb-run')];
  return [
    ...(firefox ? [{ name: 'Firefox' as const, open: (width: number) => openFirefox(firefox, width) }] : []),
    ...(driver && display
      ? [{ name: 'WebKitGTK' as const, open: (width: number) => openWebKit(driver, display, width) }]
      : []),
  ];
}

async function openFirefox(executablePath: string, width: number): Promise<Session> {
  const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1 };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    visit: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 60_000 })),
    run: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

async function openWebKit(driver: string, display: string, width: number): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // Pages then have reduced motion, so the sweep measures their final state.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // The window's buttons would keep it wider than a phone.
  const small = '* { font-size: 1px; min-width: 0; margin: 0; padding: 0; border-width: 0; }\n';
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), small);
  const port = await freePort();
  const child = spawn(display, ['-a', '-s', `-screen 0 ${width}x${height}x24`, driver, `--port=${port}`], {
    stdio: 'ignore',
    // Its own process group, so that the display ends with the driver.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  });
  const stop = () => {
    process.off('exit', stop);
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  process.once('exit', stop);
  await waitForAnswer(`http://127.0.0.1:${port}/status`);
  const args = ['--automation', '--full-screen'];
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } }))
    .build();
  await browser.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await browser.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    version: `WebKitGTK ${String((await browser.getCapabilities()).get('browserVersion'))}`,
    visit: (url) => browser.get(url),
    run: (expression) =>
      browser.executeAsyncScript(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done([String(error)]));`,
      ),
    close: async () => {
      await browser.quit().catch(() => undefined);
      stop();
    },
  };
}

async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await fetch(url).catch(() => null))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
