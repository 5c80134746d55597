import axeCore from 'axe-core';
import type { Session, WindowSize } from '@/scripts/browsers/session';
import { untilAlive } from '@/scripts/browsers/visitor';
import { mapOrigin } from '@/scripts/serve/policy';

/** The map's host may be unreachable where the sweep runs. The Chromium tests check how the page handles that. */
export function ownProblems(problems: readonly string[]): readonly string[] {
  const host = new URL(mapOrigin).host;
  return [...new Set(problems)].filter((problem) => !problem.includes(host));
}

export interface SweepOptions {
  readonly open: (size: WindowSize) => Promise<Session>;
  readonly origin: string;
  readonly routes: readonly string[];
  /** Waits until the server has no open requests. */
  readonly settled: () => Promise<void>;
}

export interface SweepResult {
  readonly version: string;
  /** By route. Only routes with problems. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
}

/** Visits every route at a phone's width, and again at the narrowest width. */
export async function sweep({ open, origin, routes, settled }: SweepOptions): Promise<SweepResult> {
  const problems = new Map<string, readonly string[]>();
  let version = '';
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    let session = await open(size);
    version = session.version;
    for (const route of routes) {
      const found: string[] = [];
      try {
        await visit(session, { origin, route, settled });
        await session.evaluate(scrollThrough);
        found.push(...(await sideways(session, size.width)));
        found.push(...(await session.evaluate(misplaced)));
        if (size.width > 320) {
          await session.run(axeCore.source);
          found.push(...(await session.evaluate(violations)));
        }
        await settled();
        found.push(...(await session.takeProblems()));
      } catch (error) {
        found.push(`at ${size.width} px: ${error instanceof Error ? error.message : String(error)}`);
        // A page that crashes its browser must not fail the pages after it.
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

async function visit(
  session: Session,
  { origin, route, settled }: Pick<SweepOptions, 'origin' | 'settled'> & { readonly route: string },
): Promise<void> {
  if (route === '/crm/') {
    // The CRM needs a signed-in user.
    await session.visit(`${origin}/login/`);
    await settled();
    await session.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  }
  await session.visit(origin + route);
  await untilAlive(session);
  if (route === '/crm/') await session.evaluate(() => localStorage.removeItem('isLoggedIn'));
}

async function sideways(session: Session, width: number): Promise<readonly string[]> {
  const { screen, page } = await session.evaluate(() => ({
    screen: innerWidth,
    page: document.documentElement.scrollWidth,
  }));
  if (screen !== width) return [`the window is ${screen} px wide, not ${width}`];
  return page > width ? [`scrolls sideways at ${width} px: the page is ${page} px wide`] : [];
}

/* The functions below run in the page. */

/** Shows everything that would appear during scrolling, and lays out every section. */
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

/**
 * Elements that are elsewhere or of another width when the page is laid out anew. Firefox has left some as an earlier layout
 * had them. Heights are not compared: WebKitGTK's differ by some pixels from one layout to the next.
 */
function misplaced(): string[] {
  const elements = [...document.querySelectorAll('main *, footer *')];
  const places = () =>
    elements.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${Math.round(left)} to ${Math.round(right)}`;
    });
  const before = places();
  const root = document.documentElement;
  root.style.width = '300px';
  void root.offsetHeight;
  root.style.width = '';
  const after = places();
  return elements
    .map(
      (element, index) =>
        `${element.tagName} from ${before[index]}, laid out anew from ${after[index]}: ${element.textContent?.slice(0, 40)}`,
    )
    .filter((_, index) => before[index] !== after[index])
    .slice(0, 3);
}

async function violations(): Promise<string[]> {
  const { axe } = window as unknown as { readonly axe: typeof axeCore };
  const result = await axe.run({ exclude: ['iframe'] });
  return result.violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
