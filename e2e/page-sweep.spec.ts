import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { pageProblems } from './support/page-problems';
import { mockMap, watch } from './support/visit';

/* For Firefox and WebKit. In Chromium, every-page.spec.ts checks more. */

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const { path, name } of allPages) {
  test(`${path} (${name}) fits a phone in every browser`, { tag: '@engines' }, async ({ page }) => {
    await mockMap(page);
    const { problems } = watch(page);
    if (path === '/crm') await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(withTrailingSlash(path));
    await page.evaluate(`${axe};undefined`);
    expect.soft(await page.evaluate(pageProblems, 390)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(pageProblems, 320)).toEqual([]);
    expect(problems).toEqual([]);
  });
}
