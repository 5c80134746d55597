import { expect, test, type Locator } from '@playwright/test';

const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().left);

test.describe('on a tablet', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('a service alone in its row has its words beside its picture', async ({ page }) => {
    await page.goto('/services/siding/');
    const last = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The wall behind it' }) });
    const [picture, words] = await Promise.all([
      last.locator('svg').boundingBox(),
      last.getByRole('heading').boundingBox(),
    ]);
    if (!picture || !words) throw new Error('The last service has no picture or no name.');
    expect(words.x).toBeGreaterThan(picture.x + picture.width);
    expect(words.y).toBeLessThan(picture.y + picture.height);
  });
});

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
