import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { Page } from '@playwright/test';

/*
 * Axe runs in the browser, where colors and sizes are real: on every page as it opens (every-page.spec.ts), and in the
 * states that a journey reaches (crm, leads, shingle-studio, staff-signs-in). The unit tests run it only on what no
 * journey shows: the named examples of sections, and states such as an open editor or a message that is ready to send.
 */

/** Minified: less than half the size of the package's own `source`, which each page would have to parse. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Axe's violations, one line per rule, with the elements that break it. Third-party frames are left out. Axe starts
 * once nothing moves, because a color halfway through a transition can fail on contrast.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, timeline, effect }) => {
          const ends = effect?.getComputedTiming().endTime !== Infinity;
          return playState === 'running' && timeline === document.timeline && ends;
        })
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { readonly axe: typeof axeCore };
    return axe.run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], selectors: false, iframes: false, preload: false },
    );
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
