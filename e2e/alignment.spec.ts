import { expect, test, type Locator } from '@playwright/test';

const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);

test.describe('on a wide screen', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the first sample's name starts at the left edge of the headline", async ({ page }) => {
    for (const [path, first] of [
      ['/services/gutters/guards/', 'Micro-mesh'],
      ['/services/siding-installation/', 'Vinyl'],
    ] as const) {
      await page.goto(path);
      const edge = await left(page.getByRole('heading', { level: 1 }));
      const name = await left(page.getByRole('heading', { level: 2, name: first, exact: true }));
      expect(Math.abs(name - edge), path).toBeLessThan(1);
    }
  });
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
test("below the first screen, no text starts left of the rail's edge", { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of railPages) {
    await page.goto(path);
    const story = page.locator('.story');
    const rail = await story.locator('.rail').boundingBox();
    const edges = await story
      .locator('> section:not(.job-section) h2')
      .evaluateAll((headings) => headings.map((heading) => Math.floor(heading.getBoundingClientRect().left)));
    expect.soft(Math.min(...edges), path).toBeGreaterThanOrEqual((rail?.x ?? 0) + 239);
    expect(edges.length).toBeGreaterThan(0);
  }
});

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

test('no line of a list begins with the dot between its items', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/services/gutters/installation/', '/services/windows/', '/services/gutters/']) {
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
    expect(itemsWithDotFirst, path).toEqual([]);
  }
});
