/**
 * npm run bench:leads: the time from a key press to the painted result in the lead list, with 12 and with 10,000 leads,
 * on a desktop and on a phone with a processor four times slower. Drives the built site (npm run build first) and feeds
 * it the larger sample (feed-leads.ts).
 */
import '@/scripts/bootstrap/require-node.mjs';
import { openBuiltSite } from '@/scripts/bench/built-site';
import { feedLeads } from '@/scripts/bench/feed-leads';
import { summarizeKeyTimes, timeKeys } from '@/scripts/bench/key-times';

const site = await openBuiltSite();

const words = ['roof repl', 'orourke', '860 555 01', 'siding', 'zzz'];
const screens = [
  { name: 'desk', viewport: { width: 1280, height: 800 }, slowdown: 1 },
  { name: 'phone, CPU ÷ 4', viewport: { width: 390, height: 844 }, slowdown: 4 },
];

const results = [];
for (const { name, viewport, slowdown } of screens) {
  for (const size of [12, 10_000])
    results.push({ screen: name, leads: size, ...summarizeKeyTimes(await measure(viewport, slowdown, size)) });
}
await site.close();
console.table(results);

async function measure(
  viewport: { readonly width: number; readonly height: number },
  slowdown: number,
  size: number,
): Promise<readonly number[]> {
  const page = await site.browser.newPage({ viewport });
  await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
  await page.addInitScript(feedLeads, size);
  await page.goto(`${site.origin}/crm/`);
  await page.getByText('Sample data. Changes are not saved.').waitFor();
  if (viewport.width < 1091) await page.getByRole('button', { name: 'Office menu', exact: true }).click();
  await page.getByRole('button', { name: 'Lead Management', exact: true }).filter({ visible: true }).click();
  await page.getByText(`${size} of ${size} shown`).waitFor();
  const times = await timeKeys(page.getByRole('searchbox', { name: 'Search leads' }), words, slowdown);
  await page.close();
  return times;
}
