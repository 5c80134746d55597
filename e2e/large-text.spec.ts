import { expect, test } from '@playwright/test';
import { wordsBrokenInside } from './support/reading';
import { hydrate } from './support/visit';

/* Text at 200 percent on a phone. e2e/every-page.spec.ts checks that no page scrolls sideways. */

for (const path of [
  '/',
  '/contact/',
  '/services/',
  '/services/roofing/repair/',
  '/services/roofing/storm-damage/',
  '/services/roofing/emergency/',
  '/services/doors/entry/',
  '/privacy/',
]) {
  test(
    `with large text, no word on ${path} breaks in a heading, a button, a link or a line of a sample paper`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        dispatchEvent(new Event('resize'));
      });
      expect(await wordsBrokenInside(page.locator('main :is(h1, h2, h3, h4, button, a, figure li), footer a'))).toEqual(
        [],
      );
    },
  );
}
