import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@/scripts/browsers/until';
import { callInPage, type Engine, type Session, type WindowSize } from '@/scripts/browsers/session';
import { takeRecorded } from '@/scripts/browsers/watched-server';
import { freePort } from '@/scripts/serve/free-port';

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((place) => existsSync(place));
}

/** The system's WebKitGTK over WebDriver, on a virtual display. Its driver does not report the console. */
export function systemWebKit(): Engine | undefined {
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('xvfb-run')];
  if (!driver || !display) return undefined;
  return { open: (size) => openWebKit({ driver, display }, size), needsRecorder: true };
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** The key under which WebDriver returns an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function openWebKit(
  { driver, display }: { readonly driver: string; readonly display: string },
  { width, height }: WindowSize,
): Promise<Session> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // Reduced motion for pages too, so that the sweep measures their final state.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // The window's own buttons would keep it wider than a phone.
  writeFileSync(
    join(home, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; min-width: 0; margin: 0; padding: 0; border-width: 0; }\n',
  );
  const child = spawn(display, ['-a', '-s', `-screen 0 ${width}x${height}x24`, driver, `--port=${port}`], {
    stdio: 'ignore',
    // Its own process group, so that the display ends together with the driver.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  });

  /** Sends one WebDriver command. The caller names the type of the answer, which the WebDriver specification defines. */
  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : undefined,
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) {
      const { error, message } = value as { readonly error: string; readonly message: string };
      throw new Error(`WebKit: ${error}: ${message}`);
    }
    return value as Value;
  }

  const stop = () => {
    process.off('exit', stop);
    try {
      if (child.pid) process.kill(-child.pid);
    } catch {
      // It has already ended.
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  // A separate process group does not receive Ctrl+C.
  process.once('exit', stop);
  try {
    await answers(() => call('GET', '/status'));
    const { sessionId, capabilities } = await call<NewSession>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } } },
    });
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    let opened = '';
    const visit = async (url: string) => {
      opened = url;
      await call<void>('POST', `${session}/url`, { url });
    };
    const evaluate = async <Args extends readonly string[], Result>(
      act: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ): Promise<Result> => {
      const script = `const done = arguments[0]; Promise.resolve().then(() => ${callInPage(act, args)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await call<{ readonly value: Result } | { readonly error: string }>(
        'POST',
        `${session}/execute/async`,
        { script, args: [] },
      );
      if ('error' in result) throw new Error(result.error);
      return result.value;
    };
    const find = async (selector: string) => {
      const found = await call<{ readonly [elementKey]: string }>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      return `${session}/element/${found[elementKey]}`;
    };
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      visit,
      evaluate,
      run: (script) => call<void>('POST', `${session}/execute/sync`, { script, args: [] }),
      press: async (selector) => call<void>('POST', `${await find(selector)}/click`, {}),
      type: async (selector, text) => {
        const element = await find(selector);
        await call<void>('POST', `${element}/clear`, {});
        await call<void>('POST', `${element}/value`, { text });
      },
      returnFromMail: async () => {
        await until(
          async () => !(await call<string>('GET', `${session}/url`)).startsWith('http'),
          'no mail link was followed',
        );
        await visit(opened);
      },
      takeProblems: () => evaluate(takeRecorded),
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function answers(ask: () => Promise<unknown>): Promise<unknown> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start within 30 seconds.', { cause: error });
      await wait(200);
    }
  }
}
