/**
 * npm run bench:price: the time from a key press in the price guide's estimator to the painted range, on a phone with a
 * processor four times slower. Drives the built site (npm run build first).
 */
import '@/scripts/bootstrap/require-node.mjs';
import { openBuiltSite } from '@/scripts/bench/built-site';
import { summarizeKeyTimes, timeKeys } from '@/scripts/bench/key-times';

/** A roof, gutters and windows on a house of 40 by 28 feet, and a payment. */
const estimate = '#estimate=1&roof=on&gutters=on&windows=on&length=40&width=28&doubleHung=8&apr=7.5';
const sizes = ['4', '46', '52.5', '38', '61', '44', '57', '49'];

const site = await openBuiltSite();
const page = await site.browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(`${site.origin}/price-guide/${estimate}`);
const length = page.getByRole('textbox', { name: 'Length (feet)' });
await length.fill('');
console.table(summarizeKeyTimes(await timeKeys(length, sizes, 4)));
await site.close();
