import { expect, test, type Page } from '@playwright/test';
import { fillIn } from './support/fill-in';
import { hydrate, scrollThrough } from './support/visit';

test.use({ reducedMotion: 'no-preference' });

test(
  'without scripts, the headline is on the first screen, and every section and town is visible',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get a Free Estimate' }).first()).toBeVisible();
    const sections = await page.locator('main > section').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) await expect(section).toBeVisible();

    await expect(page.getByRole('combobox', { name: 'Do we work in your town?' })).toBeHidden();
    await page.getByText('+25 more').click();
    await expect(page.getByText(/Glastonbury, Newington, Wethersfield/)).toBeVisible();
    await context.close();
  },
);

test(
  'a visitor sees eight counties and thirty towns on the map, and can ask whether we serve a town',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    const labeledMap = page.getByRole('img', { name: /Map of Connecticut counties/ });
    for (const county of ['Hartford', 'New Haven', 'Middlesex']) await expect(labeledMap).toContainText(county);
    const picture = page.locator('[data-county-map]');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const map = await page.context().newPage();
    await map.goto('/art/county-map.svg');
    await expect(map.locator('path[id]:not(#shore)')).toHaveCount(8);
    // The shop's own town has a pin instead of a dot.
    await expect(map.locator('g:not([transform]) > circle')).toHaveCount(29);
    for (const outline of await map.locator('path[id]').all()) {
      const box = await outline.boundingBox();
      expect(box?.width).toBeGreaterThan(20);
    }
    const background = await map.locator('#hartford').evaluate((county) => getComputedStyle(county).fill);
    await map.goto('/art/county-map.svg#hartford');
    await expect(map.locator('#hartford')).not.toHaveCSS('fill', background);
    await expect(map.locator('#hartford')).toHaveCSS('fill', 'rgb(223, 186, 98)');

    const field = page.getByRole('combobox', { name: 'Do we work in your town?' });
    await fillIn(field, 'w. hartford, ct');
    await expect(page.getByText('Yes, we work in West Hartford.')).toBeVisible();
    await expect(picture).toHaveAttribute('src', /\/art\/county-map\.svg#hartford$/);
    await fillIn(field, 'Middletown');
    await expect(page.getByText('Middletown is outside our usual area.')).toBeVisible();
    await fillIn(field, 'Glastenbury');
    await field.press('Enter');
    await expect(page.getByText('Yes, we work in Glastonbury.')).toBeVisible();
  },
);

test.describe('a row of cards at phone width', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const row = (page: Page) => page.getByRole('group', { name: 'What Our Clients Say' });

  test('shows the edge of the next card, has buttons to the last one and back, and follows the arrow keys', async ({
    page,
  }) => {
    await page.goto('/');
    const [first, second, third] = [0, 1, 2].map((place) => row(page).getByRole('listitem').nth(place));
    if (!first || !second || !third) throw new Error('no cards');
    // Lays out everything above the row, so that nothing moves it later.
    await hydrate(page);
    await scrollThrough(page);
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(second).toBeInViewport();
    await expect(second).not.toBeInViewport({ ratio: 0.5 });

    const next = page.getByRole('button', { name: 'What Our Clients Say: next' });
    const previous = page.getByRole('button', { name: 'What Our Clients Say: previous' });
    await next.click();
    await expect(second).toBeInViewport({ ratio: 1 });
    await next.click();
    await expect(third).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await previous.click();
    await expect(second).toBeInViewport({ ratio: 1 });
    await previous.click();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');

    await row(page).focus();
    const isAtEnd = () =>
      row(page).evaluate(({ scrollLeft, clientWidth, scrollWidth }) => scrollLeft + clientWidth >= scrollWidth - 1);
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect.poll(isAtEnd, { timeout: 500 }).toBe(true);
    }).toPass();
  });

  test('can be scrolled without scripts, and then has no buttons', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'What Our Clients Say: next' })).toBeHidden();
    const last = row(page).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await context.close();
  });
});

test('the lines of the headline don’t touch', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const { ink, line } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { font, lineHeight } = getComputedStyle(heading);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = font;
    return {
      ink: context.measureText('g').actualBoundingBoxDescent + context.measureText('d').actualBoundingBoxAscent,
      line: Number.parseFloat(lineHeight),
    };
  });
  expect(ink).toBeGreaterThan(20);
  expect(line).toBeGreaterThan(ink + 1);
});

test.describe('on a desktop', { tag: '@desk' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the two projects beside the lead leave no hole', async ({ page }) => {
    await page.goto('/');
    const projects = page.locator('.project-beside').getByRole('listitem');
    await projects.first().scrollIntoViewIfNeeded();
    const [first, second] = await Promise.all([
      projects.first().locator('h3 + span').boundingBox(),
      projects.last().locator('.project-picture').boundingBox(),
    ]);
    if (!first || !second) throw new Error('no projects');
    expect(second.y - first.y - first.height).toBeLessThan(40);
    expect(second.y).toBeGreaterThan(first.y);
  });

  test('a town that is typed lights up on the map, in its county and in the list, which all stay in sight', async ({
    page,
  }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Do we work in your town?' });
    await fillIn(field, 'Putnam');
    const areas = page.locator('#areas');
    await expect(areas.getByText('Yes, we work in')).toBeVisible();
    await expect(page.locator('[data-county-map]')).toHaveAttribute('src', /#windham$/);
    const lit = areas.locator('[data-typed]');
    await expect(lit).toHaveText([/^Windham County/, 'Putnam']);
    for (const place of await lit.all()) await expect(place).toBeVisible();
    await expect(areas.getByRole('list', { name: /^The 30 towns/ }).getByRole('listitem')).toHaveCount(30);
  });
});

test.describe('the menu on the home page', { tag: '@desk' }, () => {
  test('Home and Services, both marked, have a gap between their marks', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Services', exact: true }).hover();
    const edges = await Promise.all(
      ['Home', 'Services'].map((name) =>
        main.getByRole('link', { name, exact: true }).evaluate((link) => {
          const { left, right } = link.getBoundingClientRect();
          const style = getComputedStyle(link);
          const inset = style.backgroundImage === 'none' ? 0 : Number.parseFloat(style.paddingLeft);
          return { left: left + inset, right: right - inset, isMarked: style.backgroundImage !== 'none' };
        }),
      ),
    );
    const [home, services] = edges;
    expect(edges.every(({ isMarked }) => isMarked)).toBe(true);
    expect((services?.left ?? 0) - (home?.right ?? 0)).toBeGreaterThan(10);
  });
});
