import { expect, test, type Locator } from '@playwright/test';
import { hydrate } from './support/visit';

const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);

test.describe('on a wide screen', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [path, first] of [
    ['/services/gutters/guards/', 'Micro-mesh'],
    ['/services/siding-installation/', 'Vinyl'],
  ] as const) {
    test(`${path}: the first sample's name starts at the left edge of the headline`, async ({ page }) => {
      await page.goto(path);
      const edge = await left(page.getByRole('heading', { level: 1 }));
      const name = await left(page.getByRole('heading', { level: 2, name: first, exact: true }));
      expect(Math.abs(name - edge)).toBeLessThan(1);
    });
  }
});

const railPages = [
  '/services/roofing/',
  '/services/windows/',
  '/services/gutters/',
  '/services/siding/',
  '/services/roofing/repair/',
  '/services/roofing/replacement/',
  '/services/siding/vinyl/',
  '/services/roof-inspection/',
  '/services/roofing/storm-damage/',
];
for (const path of railPages) {
  test(
    `${path}: below the first screen, no text starts left of the rail's edge`,
    { tag: '@desk' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await hydrate(page);
      const story = page.locator('.story');
      const rail = await story.locator('.rail').boundingBox();
      const headings = await story.locator('> section:not(.job-section) h2').all();
      expect(headings.length).toBeGreaterThan(0);
      for (const heading of headings)
        expect
          .soft(await left(heading), (await heading.textContent()) ?? '')
          .toBeGreaterThanOrEqual((rail?.x ?? 0) + 239);
    },
  );
}

test('the bid sheet stands at the edge of the text', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/before-you-sign/');
  const [first, bid] = await Promise.all([
    left(page.getByRole('main').getByRole('heading', { level: 2 }).first()),
    left(page.locator('.bid-sheet')),
  ]);
  expect(Math.abs(first - bid)).toBeLessThan(1);
});

test('the sign-in page starts at the edge of the header', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/login/');
  const edge = await left(page.getByRole('banner').getByRole('link', { name: /, home$/ }));
  expect(Math.abs((await left(page.getByRole('heading', { level: 1 }))) - edge)).toBeLessThan(1);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const path of ['/services/gutters/installation/', '/services/windows/', '/services/gutters/']) {
    test(`${path}: no line of a list begins with the dot between its items`, async ({ page }) => {
      await page.goto(path);
      const itemsWithDotFirst = await page.locator('main li').evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).display === 'inline')
          .filter((item) => {
            // The box of the dot, and of the words before it.
            const [words, dot] = [...item.getClientRects()].slice(-2);
            return words && dot && dot.width > 2 && dot.width < 14 && dot.top > words.top + words.height / 2;
          })
          .map((item) => item.textContent),
      );
      expect(itemsWithDotFirst).toEqual([]);
    });
  }
});
