// npm run screenshots takes the pictures of the home page that phones and computers show when someone installs the
// site. Needs a build and a browser.
import '@/scripts/bootstrap/require-node.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { app } from '@/content/app';
import { root } from '@/scripts/bootstrap/root.mjs';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { browserFlags } from '@/scripts/chromium/browser-flags';
import { findBrowser, noBrowser } from '@/scripts/chromium/find-browser';
import { siteServer, startServer } from '@/scripts/serve/site-server';

const out = join(root, 'out');
if (!existsSync(join(out, 'index.html'))) stop('There is no build to take pictures of. Run npm run build first.');
const executablePath = (await findBrowser()) ?? stop(noBrowser);

const server = siteServer(out);
const served = await startServer(server, 0);
if ('problem' in served) stop(served.problem);
const browser = await chromium.launch({ executablePath, args: browserFlags });
for (const { file, width, height, formFactor } of app.screenshots) {
  const deviceScaleFactor = formFactor === 'narrow' ? 2 : 1;
  const viewport = { width: width / deviceScaleFactor, height: height / deviceScaleFactor };
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${served.port}/`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ type: 'jpeg', quality: 82 });
  // Into the build too, because it may be uploaded without being built again.
  for (const folder of [join(root, 'public'), out]) writeFileSync(join(folder, file), picture);
  console.log(`public${file}`);
}
await browser.close();
server.close();
