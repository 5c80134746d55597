/**
 * Takes the pictures of the home page that a browser shows before it installs the site. After the home page's look has
 * changed, run `npm run build` and `npx tsx scripts/build/screenshots/take-screenshots.ts`, and commit the result.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { app } from '@/content/app';
import { root } from '@/scripts/bootstrap/root.mjs';
import { browserFlags } from '@/scripts/browsers/browser-flags';
import { findBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { listen, siteServer } from '@/scripts/serve/site-server';

const executablePath = await findBrowser();
if (!executablePath) throw new Error(noBrowser);
const server = siteServer(join(root, 'out'));
const served = await listen(server, 0);
if ('problem' in served) throw new Error(served.problem);
const browser = await chromium.launch({ executablePath, args: browserFlags });

for (const { file, width, height, formFactor } of app.screenshots) {
  const scale = formFactor === 'narrow' ? 2 : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    isMobile: formFactor === 'narrow',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(`http://localhost:${served.port}/`);
  const target = join(root, 'public', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    await sharp(await page.screenshot())
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
  await page.close();
}
await browser.close();
server.close();
server.closeAllConnections();
console.log(`Wrote ${app.screenshots.map(({ file }) => `public${file}`).join(' and ')}.`);
