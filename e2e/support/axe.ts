import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds against the page, one line a rule with the elements that break it. Frames of others are left out, so
 * it can run in the page itself and gather nothing but violations: a third of the usual time.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
