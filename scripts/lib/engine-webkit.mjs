// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { takeRecorded } from './watched-server.mjs';

/** @param {string} name */
function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)).find((place) => existsSync(place));
}

/** @returns {{ driver: string, display: string } | undefined} */
export function findWebKit() {
  const [driver, display] = [onPath('WebKitWebDriver'), onPath('xvfb-run')];
  return driver && display ? { driver, display } : undefined;
}

/**
 * WebKitGTK over WebDriver, on a virtual display.
 * @param {{ driver: string, display: string }} programs
 * @param {{ width: number, height: number }} size
 * @returns {Promise<import('./sweep.mjs').Session>}
 */
export async function openWebKit({ driver, display }, { width, height }) {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // Motion is off for pages too, so that what is measured is what stays.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  // The window's own buttons would not let it become as narrow as a phone.
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { font-size: 1px; min-width: 0; margin: 0; padding: 0; border-width: 0; }\n');
  const child = spawn(display, ['-a', '-s', `-screen 0 ${width}x${height}x24`, driver, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the display ends with the driver.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  });

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async function call(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : undefined });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
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

  // A group of its own does not hear of Ctrl+C.
  process.once('exit', stop);
  try {
    await answers(() => call('GET', '/status'));
    const { sessionId, capabilities } = await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } } },
    });
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    /** @type {import('./sweep.mjs').Session['evaluate']} */
    const evaluate = async (act) => {
      const script = `const done = arguments[0]; Promise.resolve().then(${act}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await call('POST', `${session}/execute/async`, { script, args: [] });
      if (result.error) throw new Error(result.error);
      return result.value;
    };
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      visit: (url) => call('POST', `${session}/url`, { url }),
      evaluate,
      run: (script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
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

/** @param {() => Promise<unknown>} ask */
async function answers(ask) {
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
