import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { browserFlags } from '@/scripts/browsers/browser-flags';
import { findBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { listen, siteServer } from '@/scripts/serve/site-server';

/** Serves the built site and starts a browser. Ends the command if there is nothing to serve or no browser. */
export async function openBuiltSite() {
  const out = join(root, 'out');
  if (!existsSync(join(out, 'index.html'))) stop('There is nothing to measure yet: run npm run build first.');
  const executablePath = (await findBrowser()) ?? stop(noBrowser);
  const server = siteServer(out);
  const place = await listen(server, 0);
  if ('problem' in place) stop(place.problem);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  return {
    origin: `http://localhost:${place.port}`,
    browser,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}
