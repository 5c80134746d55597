/**
 * npm run bench:leads: the time from a key press to the painted result in the lead list, with 12 and with 10,000 leads,
 * on a desktop and on a phone with a processor four times slower. Drives the built site (npm run build first) and gets
 * the larger sample through the session-storage key documented in lib/crm/leads-sample-size.ts.
 */
import '@/scripts/bootstrap/require-node.mjs';
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { findBrowser, noBrowser } from '@/scripts/browsers/find-browser';
import { listen, siteServer } from '@/scripts/serve/site-server';

const out = join(root, 'out');
if (!existsSync(join(out, 'crm/index.html'))) {
  console.error('There is nothing to measure yet: run npm run build first.');
  process.exit(1);
}
const executablePath = await findBrowser();
if (!executablePath) {
  console.error(noBrowser);
  process.exit(1);
}
const server = siteServer(out);
const place = await listen(server, 0);
if ('problem' in place) {
  console.error(place.problem);
  process.exit(1);
}

const words = ['roof repl', 'orourke', '860 555 01', 'siding', 'zzz'];
const screens = [
  { name: 'desk', viewport: { width: 1280, height: 800 }, slowdown: 1 },
  { name: 'phone, CPU ÷ 4', viewport: { width: 390, height: 844 }, slowdown: 4 },
];

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const results = [];
for (const { name, viewport, slowdown } of screens) {
  for (const size of [12, 10_000])
    results.push({ screen: name, leads: size, ...summary(await measure(viewport, slowdown, size)) });
}
await browser.close();
server.close();
console.table(results);

/**
 * Types each word letter by letter and deletes it again.
 * @param slowdown by what factor the processor is slowed
 * @param size the number of leads
 * @returns milliseconds from each key press to the frame that shows its result
 */
async function measure(
  viewport: { readonly width: number; readonly height: number },
  slowdown: number,
  size: number,
): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript((wanted) => {
    localStorage.setItem('isLoggedIn', 'true');
    sessionStorage.setItem('crm-sample-size', String(wanted));
  }, size);
  await page.goto(`http://localhost:${'port' in place ? place.port : 0}/crm/`);
  await page.getByText('Sample data. Changes are not saved.').waitFor();
  if (viewport.width < 1091)
    await page.getByRole('button', { name: 'Open menu' }).filter({ visible: true }).last().click();
  await page.getByRole('button', { name: 'Lead Management', exact: true }).filter({ visible: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search leads' });
  await search.focus();

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.activeElement?.addEventListener('keydown', (event) => {
      // The browser paints after the frame callbacks. A message posted from the last callback arrives right after the paint.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    });
  });
  for (const word of words) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await search.press(key);
      await page.waitForTimeout(40);
    }
  }
  const times = await page.evaluate(() => (window as unknown as { readonly keyTimes: readonly number[] }).keyTimes);
  await page.close();
  return times;
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`;
  return { 'key presses': times.length, median: at(0.5), '95th percentile': at(0.95), slowest: at(1) };
}
