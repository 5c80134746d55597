import { readFileSync } from 'node:fs';
import { pageProblems } from '@/scripts/engines/page-problems';
import type { Engine } from '@/scripts/engines/system-engines';
import { mapOrigin } from '@/scripts/serve/policy';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The map's host may be unreachable here. The Chromium tests cover it. */
export function ownProblems(problems: readonly string[]): readonly string[] {
  return [...new Set(problems)].filter((problem) => !problem.includes(new URL(mapOrigin).host));
}

/** Visits every route at two widths. Returns the problems of each route that has any. */
export async function sweep(
  { open }: Engine,
  origin: string,
  routes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const problems = new Map<string, readonly string[]>();
  for (const width of [390, 320]) {
    let session = await open(width);
    if (width === 390) console.log(session.version);
    for (const route of routes) {
      const found: unknown[] = [];
      const isStaff = route === '/crm/';
      try {
        if (isStaff) {
          await session.visit(`${origin}/login/`);
          await session.run(`localStorage.setItem('isLoggedIn', 'true')`);
        }
        await session.visit(origin + route);
        // Once, because axe is slow and ignores widths.
        if (width === 390) await session.run(`(() => {${axe}})()`);
        const answer = await session.run(inPage(width));
        if (Array.isArray(answer)) found.push(...answer);
        if (isStaff) await session.run(`localStorage.removeItem('isLoggedIn')`);
      } catch (error) {
        found.push(`at ${width} px: ${error instanceof Error ? error.message : String(error)}`);
        // A page that crashes its browser must not fail those after it.
        await session.close().catch(() => undefined);
        session = await open(width);
      }
      const own = ownProblems([...(problems.get(route) ?? []), ...found.map(String)]);
      if (own.length > 0) problems.set(route, own);
    }
    await session.close();
  }
  return problems;
}

/** Defines `__name`, a helper that tsx adds around named functions. */
function inPage(width: number): string {
  return `((__name) => (${String(pageProblems)})(${width}).then((found) => [...found, ...recordedProblems]))((named) => named)`;
}
