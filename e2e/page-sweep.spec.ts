import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { pageProblems } from '@/scripts/browsers/page-problems';
import { standInForMap, watch } from './support/visit';

/* Every page in Firefox and WebKit, at a phone's width and at the narrowest. In Chromium every-page.spec.ts asks more. */

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const { path, name } of allPages) {
  test(`${path} (${name}) is whole in every engine`, { tag: '@engines' }, async ({ page }) => {
    await standInForMap(page);
    const { problems } = watch(page);
    if (path === '/crm') await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pageAddress(path));
    await page.evaluate(`${axe};undefined`);
    expect.soft(await page.evaluate(pageProblems, 390)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(pageProblems, 320)).toEqual([]);
    expect(problems).toEqual([]);
  });
}
