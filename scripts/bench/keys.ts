// npm run bench:keys measures the time from a key press to the painted result. Needs a build.
import '@/scripts/bootstrap/require-node.mjs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { root } from '@/scripts/bootstrap/root.mjs';
import { browserFlags } from '@/scripts/chromium/browser-flags';
import { findBrowser } from '@/scripts/chromium/find-browser';
import { siteServer, startServer } from '@/scripts/serve/site-server';

/** Milliseconds between keys. */
const pause = 150;
/** Milliseconds for the page to settle. */
const settleTime = 2000;
const estimate = '#estimate=1&roof=on&gutters=on&windows=on&length=40&width=28&doubleHung=8&apr=7.5';

async function openLeads(page: Page): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
  await page.goto('/crm/');
  await page.getByText('Sample data. Changes are not saved.').waitFor();
  const menu = page.getByRole('button', { name: 'Office menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Lead Management', exact: true }).filter({ visible: true }).click();
  await page.getByText('12 of 12 shown').waitFor();
  return page.getByRole('searchbox', { name: 'Search leads' });
}

async function openEstimator(page: Page): Promise<Locator> {
  await page.goto(`/price-guide/${estimate}`);
  const field = page.getByRole('textbox', { name: 'Length (feet)' });
  await field.fill('');
  return field;
}

async function openFinder(page: Page): Promise<Locator> {
  await page.goto('/find/');
  return page.getByRole('searchbox');
}

const desk = { name: 'desk', viewport: { width: 1280, height: 800 }, slowdown: 1 };
const phone = { name: 'phone, CPU ÷ 4', viewport: { width: 390, height: 844 }, slowdown: 4 };
const leadSearches = ['roof repl', 'orourke', '860 555 01', 'siding', 'zzz'];
const signSearches = ['water leak', 'drafty', 'driping', 'brown ring', 'zzz'];
const lengths = ['4', '46', '52.5', '38', '61', '44', '57', '49'];
const benches = [
  { name: 'leads', screen: desk, texts: leadSearches, open: openLeads },
  { name: 'leads', screen: phone, texts: leadSearches, open: openLeads },
  { name: 'estimator', screen: phone, texts: lengths, open: openEstimator },
  { name: 'signs', screen: phone, texts: signSearches, open: openFinder },
];

async function timeKeys(field: Locator, texts: readonly string[], slowdown: number): Promise<readonly number[]> {
  const page = field.page();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await field.focus();
  await page.waitForTimeout(settleTime);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.activeElement?.addEventListener('keydown', (event) => {
      requestAnimationFrame(() => {
        // After the paint, but before work that React has deferred until then.
        void scheduler.postTask(() => times.push(performance.now() - event.timeStamp), { priority: 'user-blocking' });
      });
    });
  });
  for (const text of texts) {
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await field.press(key);
      await page.waitForTimeout(pause);
    }
  }
  return page.evaluate(() => (window as unknown as { readonly keyTimes: readonly number[] }).keyTimes);
}

const server = siteServer(join(root, 'out'));
const served = await startServer(server, 0);
if ('problem' in served) throw new Error(served.problem);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
const results = [];
for (const { name, screen, texts, open } of benches) {
  const page = await browser.newPage({
    baseURL: `http://localhost:${served.port}`,
    viewport: screen.viewport,
    serviceWorkers: 'block',
  });
  const times = (await timeKeys(await open(page), texts, screen.slowdown)).toSorted((a, b) => a - b);
  const at = (part: number) => `${(times[Math.floor((times.length - 1) * part)] ?? Number.NaN).toFixed(1)} ms`;
  results.push({ field: name, screen: screen.name, median: at(0.5), '95th percentile': at(0.95), slowest: at(1) });
  await page.close();
}
await browser.close();
server.close();
console.table(results);
