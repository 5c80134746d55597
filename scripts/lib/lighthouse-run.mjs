// @ts-check
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { browserFlags } from './browser-flags.mjs';

/** @typedef {{ sample: import('./bench-table.mjs').Sample, below: readonly string[], speed: number }} Measurement */

const flags = ['--headless=new', ...browserFlags, '--no-default-browser-check'];

/** @param {string} executablePath */
function launch(executablePath) {
  // Only these flags: others that drivers add change what is measured.
  return puppeteer.launch({ executablePath, ignoreDefaultArgs: true, args: [...flags, 'about:blank'] });
}

/** @param {string} executablePath */
export async function browserVersion(executablePath) {
  const browser = await launch(executablePath);
  const version = await browser.version();
  await browser.close();
  return version.replace(/^(?:Headless)?Chrome\//, 'Chromium ');
}

/**
 * One visit of a slow phone, in a browser of its own: nothing is left over from the visit before.
 * @param {string} url
 * @param {{ executablePath: string, applied: boolean }} options `applied` slows the network and the processor for
 *   real; without it Lighthouse measures at full speed and computes what a slow phone would have shown
 * @returns {Promise<Measurement>}
 */
export async function measure(url, { executablePath, applied }) {
  const browser = await launch(executablePath);
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      formFactor: 'mobile',
      throttlingMethod: applied ? 'devtools' : 'simulate',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return read(result.lhr);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('lighthouse').Result} lhr
 * @returns {Measurement}
 */
function read(lhr) {
  if (lhr.runtimeError) throw new Error(`${lhr.requestedUrl}: ${lhr.runtimeError.message}`);
  /** @param {string} id */
  const value = (id) => {
    const number = lhr.audits[id]?.numericValue;
    if (number === undefined) throw new Error(`${lhr.requestedUrl}: Lighthouse gave no ${id}.`);
    return number;
  };
  /** @param {string} id */
  const score = (id) => (lhr.categories[id]?.score ?? 0) * 100;
  const requests = lhr.audits['network-requests']?.details;
  const below = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]))
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.title] : []));
  return {
    sample: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      si: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      bytes: value('total-byte-weight'),
      requests: requests?.type === 'table' ? requests.items.filter(({ url }) => String(url).startsWith('http')).length : Number.NaN,
    },
    below,
    speed: lhr.environment.benchmarkIndex,
  };
}
