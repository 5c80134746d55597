// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { mapOrigin } from './policy.mjs';

/**
 * A browser window with one page in it.
 * @typedef {object} Session
 * @property {string} version
 * @property {(url: string) => Promise<void>} visit waits for the page's load event
 * @property {<T>(act: () => T | Promise<T>) => Promise<T>} evaluate runs a function in the page; it knows nothing of what surrounds it here
 * @property {(source: string) => Promise<void>} run runs a whole script in the page
 * @property {() => Promise<string[]>} takeProblems errors and failed requests since it was asked last
 * @property {() => Promise<void>} close
 */

/** axe-core comes with @axe-core/playwright, and is asked for there: both tests use one version. */
function axeSource() {
  const fromHere = createRequire(import.meta.url);
  return readFileSync(createRequire(fromHere.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');
}

/**
 * The map's host may not answer where the sweep runs; whether the page bears that is tested in Chromium.
 * @param {readonly string[]} problems
 */
export function ownProblems(problems) {
  const host = new URL(mapOrigin).host;
  return [...new Set(problems)].filter((problem) => !problem.includes(host));
}

/**
 * Visits every route on a phone and again on the narrowest one.
 * @param {{ open: (size: { width: number, height: number }) => Promise<Session>, origin: string, routes: readonly string[], settled: () => Promise<void> }} options
 *   `settled` waits until the server has nothing left to answer
 * @returns {Promise<{ version: string, problems: Map<string, string[]> }>} routes with problems only
 */
export async function sweep({ open, origin, routes, settled }) {
  const axe = axeSource();
  /** @type {Map<string, string[]>} */
  const problems = new Map();
  let version = '';
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    let session = await open(size);
    version = session.version;
    for (const route of routes) {
      /** @type {string[]} */
      const found = [];
      try {
        await visit(session, { origin, route, settled });
        await session.evaluate(scrollThrough);
        found.push(...(await sideways(session, size.width)));
        if (size.width > 320) {
          await session.run(axe);
          found.push(...(await session.evaluate(violations)));
        }
        await settled();
        found.push(...(await session.takeProblems()));
      } catch (error) {
        found.push(`at ${size.width} px: ${error instanceof Error ? error.message : String(error)}`);
        // A page that breaks its browser must not fail those after it.
        await session.close().catch(() => undefined);
        session = await open(size);
      }
      const own = ownProblems([...(problems.get(route) ?? []), ...found]);
      if (own.length > 0) problems.set(route, own);
    }
    await session.close();
  }
  return { version, problems };
}

/**
 * @param {Session} session
 * @param {{ origin: string, route: string, settled: () => Promise<void> }} options
 */
async function visit(session, { origin, route, settled }) {
  if (route === '/crm/') {
    // The CRM asks who comes: the staff are signed in.
    await session.visit(`${origin}/login/`);
    await settled();
    await session.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  }
  await session.visit(origin + route);
  const deadline = Date.now() + 20_000;
  while (!(await session.evaluate(isAlive))) {
    if (Date.now() > deadline) throw new Error('the page did not come alive within 20 seconds');
    await wait(100);
  }
  if (route === '/crm/') await session.evaluate(() => localStorage.removeItem('isLoggedIn'));
}

/**
 * @param {Session} session
 * @param {number} width
 */
async function sideways(session, width) {
  const { screen, page } = await session.evaluate(() => ({ screen: innerWidth, page: document.documentElement.scrollWidth }));
  if (screen !== width) return [`the window is ${screen} px wide, not ${width}`];
  return page > width ? [`scrolls sideways at ${width} px: the page is ${page} px wide`] : [];
}

/* The functions below run in the page. */

/** React puts its own keys on what it has taken over. */
function isAlive() {
  const main = document.querySelector('main');
  return document.readyState === 'complete' && main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
}

/** Everything that appears on the way has appeared afterwards, and every section is laid out. */
async function scrollThrough() {
  const moment = () => new Promise((resolve) => setTimeout(resolve, 50));
  const step = innerHeight * 0.8;
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    scrollTo({ top: y, behavior: 'instant' });
    await moment();
  }
  while (document.documentElement.dataset.sections) await moment();
  scrollTo({ top: 0, behavior: 'instant' });
}

/** @returns {Promise<string[]>} */
async function violations() {
  /** @typedef {{ id: string, nodes: { html: string }[] }} Violation */
  const { axe } = /** @type {{ axe: { run: (context: object) => Promise<{ violations: Violation[] }> } }} */ (/** @type {unknown} */ (window));
  const result = await axe.run({ exclude: ['iframe'] });
  return result.violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
