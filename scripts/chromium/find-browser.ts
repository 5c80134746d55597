// Finds a Chromium for the browser tests and benchmarks, or installs one. Run directly, it prints the path.
import '@/scripts/bootstrap/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '@/scripts/bootstrap/run.mjs';

// The headless shell is first, because it uses the least memory and CPU.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const windowsPlaces = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
  const base = process.env[variable];
  return base
    ? [join(base, 'Google/Chrome/Application/chrome.exe'), join(base, 'Microsoft/Edge/Application/msedge.exe')]
    : [];
});
const places = [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsPlaces,
];

/** Checked by starting it, because the file may be a stub or lack a system library. */
function starts(path: string | undefined): boolean {
  if (!path || !existsSync(path)) return false;
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

const isRoot = process.getuid?.() === 0;
const canInstallPackages = isRoot && existsSync('/usr/bin/apt-get');

export async function findBrowser(): Promise<string | undefined> {
  const configured = process.env.BROWSER_PATH;
  if (configured) return starts(configured) ? configured : undefined;
  const installed = places.find(starts);
  if (installed) return installed;
  const own = await playwrightBrowser();
  return starts(own) ? own : undefined;
}

/** For tests of what the headless shell lacks, such as the back/forward cache. */
export async function findWholeBrowser(): Promise<string | undefined> {
  const candidates = [process.env.BROWSER_PATH, ...places, await playwrightBrowser()];
  return candidates.find((path) => !path?.includes('headless-shell') && starts(path));
}

/** The fonts that stand in for ours while those load (app/styles/fallback-fonts.css); without one, text moves. */
function hasFallbackFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /^(?:Arial|Liberation Sans)$/m.test(stdout ?? '');
}

const installPackage = (name: string) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 420_000,
  });
const updatePackages = () => run('apt-get', ['update', '-qq'], { timeout: 180_000 });

/** Also installs fonts like Arial where there are none. Resolves to `undefined` if there is no browser to be had. */
export async function findOrGetBrowser(): Promise<string | undefined> {
  const browser = (await findBrowser()) ?? (await getBrowser());
  if (!hasFallbackFont()) {
    if (canInstallPackages) {
      await updatePackages();
      await installPackage('fonts-liberation');
    } else {
      console.log('No font is as wide as Arial, so the tests of layout shifts will fail. Install fonts-liberation.');
    }
  }
  return browser;
}

async function getBrowser(): Promise<string | undefined> {
  console.log("No Chromium is installed. Downloading Playwright's …");
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', ...withLibraries, 'chromium'], {
    timeout: 300_000,
  });
  const own = await playwrightBrowser();
  if (starts(own)) return own;

  if (canInstallPackages) {
    console.log("The download failed. Installing the system's package …");
    await updatePackages();
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installPackage(name);
      const installed = places.find(starts);
      if (installed) return installed;
    }
  }
  return undefined;
}

export const noBrowser =
  'No Chromium was found. Install Chromium or Chrome, or set BROWSER_PATH to one that is installed, and try again.';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = await findOrGetBrowser();
  console.log(path ?? noBrowser);
  process.exit(path ? 0 : 1);
}
