import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { Page } from '@playwright/test';

/* Only a browser has colors and sizes. Unit tests run axe too, on parts and on states that no browser test reaches. */

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Waits for animations, because a color halfway through a transition can fail on contrast. */
export async function axeViolations(page: Page, part = 'html'): Promise<readonly string[]> {
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
  const { violations } = await page.evaluate((include) => {
    const { axe } = window as unknown as { readonly axe: typeof axeCore };
    return axe.run(
      { include: [include], exclude: ['iframe'] },
      { resultTypes: ['violations'], selectors: false, iframes: false, preload: false },
    );
  }, part);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
