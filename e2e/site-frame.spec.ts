import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { serviceCategories, tools } from '@/content/navigation';
import { roofRepair } from '@/content/services/roofing/repair';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { elements, pageHtml } from './support/export';

test.use({ reducedMotion: 'no-preference' });

test.describe('the header on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('stays at the top of the window while the page scrolls', async ({ page }) => {
    await page.goto('/services/roofing/');
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await page.mouse.wheel(0, 2500);
    await expect(page.getByRole('link', { name: 'Financing' }).first()).toBeInViewport();
  });

  test('opens the Services menu on hover, with one submenu at a time, and closes it when the mouse leaves', async ({
    page,
  }) => {
    await page.goto('/about/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(main.getByRole('link', { name: 'Roof Repair' })).toBeVisible();

    await main.getByRole('link', { name: 'Gutters', exact: true }).hover();
    await expect(main.getByRole('link', { name: 'Gutter Guards' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Roof Repair' })).toBeHidden();

    await page.mouse.move(20, 780);
    await expect(main.getByRole('link', { name: 'Gutter Guards' })).toBeHidden();

    await main.getByRole('link', { name: 'Services', exact: true }).hover();
    await main.getByRole('link', { name: 'Roofing', exact: true }).hover();
    await main.getByRole('link', { name: 'Roof Repair' }).click();
    await expect(page).toHaveURL(/\/services\/roofing\/repair\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(roofRepair.hero.heading);
    await page.mouse.move(20, 780);
    await expect(main.getByRole('link', { name: 'Roof Repair' })).toBeHidden();

    await main.getByRole('link', { name: 'Services', exact: true }).hover();
    await main.getByRole('link', { name: 'All services' }).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });

  test('has a Services menu that works by keyboard', async ({ page }) => {
    await page.goto('/about/');
    // The first key loads the scripts.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.locator('.services-menu[data-ready]').waitFor();

    const main = page.getByRole('navigation', { name: 'Main' });
    const trigger = main.getByRole('link', { name: 'Services', exact: true });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'Roofing', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'Roof Installation' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    await trigger.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'All services' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/$/);
  });

  test('shows its logos without a file that could fail', async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.goto('/gaf-hdz/');
    const home = page.getByRole('banner').getByRole('link', { name: company.name });
    await expect(home.locator('svg')).toBeVisible();
    await expect(page.getByRole('img', { name: 'GAF', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  });
});

test.describe('the frame on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a menu that starts with the call and shows every category, cut by nothing', async ({ page }) => {
    await page.goto('/about/');
    await page.getByLabel('Menu', { exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const call = menu.getByRole('link', { name: /^Leak right now/ });
    const contact = menu.getByRole('link', { name: 'Contact' });
    const bar = page.getByRole('navigation', { name: 'Call or get an estimate' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
    const rows = [menu.getByRole('link', { name: 'All services' }), ...(await menu.locator('summary').all())];
    expect(rows).toHaveLength(serviceCategories.length + 1);
    const seen = [call, ...rows, contact, ...tools.map(({ name }) => menu.getByRole('link', { name })), bar];
    let end = 0;
    for (const row of seen) {
      await expect(row).toBeInViewport({ ratio: 1 });
      const box = await row.boundingBox();
      if (row === bar || rows.includes(row)) expect(box?.y).toBeGreaterThanOrEqual(end - 1);
      end = (box?.y ?? 0) + (box?.height ?? 0);
    }
    const list = await menu.getByRole('list').first().boundingBox();
    expect(list?.height).toBeLessThanOrEqual(24 * 16);
  });

  test('opens one category at a time, at its first service, and closes the menu when a link is chosen', async ({
    page,
  }) => {
    await page.goto('/about/');
    await page.getByLabel('Menu', { exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    const list = menu.getByRole('list').first();
    for (const [category, first] of [
      ['Roofing', 'Roof Installation'],
      ['Windows & Doors', 'New Window Openings'],
      ['Additional Services', 'Exterior Repairs'],
    ] as const) {
      await menu.locator('summary', { hasText: category }).tap();
      await expect(menu.locator('details[open]')).toHaveCount(1);
      await expect
        .poll(async () => {
          const [box, row] = await Promise.all([
            list.boundingBox(),
            menu.getByRole('link', { name: first }).boundingBox(),
          ]);
          return (row?.y ?? 0) - (box?.y ?? 0);
        }, category)
        .toBeLessThan(2 * 50);
      await expect(menu.getByRole('link', { name: first })).toBeInViewport({ ratio: 1 });
    }
    const gutters = menu.locator('summary', { hasText: 'Gutters' });
    await gutters.tap();
    await menu.getByRole('link', { name: 'Gutter Cleaning' }).tap();
    await expect(page).toHaveURL(/\/services\/gutters\/cleaning\/$/);
    await expect(menu).toBeHidden();
  });

  test('has a menu that scrolls to its end on every small screen, with the phone number always in view', async ({
    page,
  }) => {
    for (const [width, height] of [
      [844, 390],
      [640, 320],
      [320, 480],
      [360, 640],
    ] as const) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto('/about/');
        await page.getByLabel('Menu', { exact: true }).tap();
        const menu = page.getByRole('navigation', { name: 'Main' });
        const number = menu.getByRole('link', { name: /^Leak right now/ });
        await expect(number).toBeInViewport({ ratio: 1 });
        for (const name of ['Contact', 'Before you sign']) {
          const link = menu.getByRole('link', { name });
          await link.scrollIntoViewIfNeeded();
          // Half a pixel may be below the edge of the scrolling list.
          await expect(link).toBeInViewport({ ratio: 0.98 });
          await expect(number).toBeInViewport({ ratio: 1 });
          const [last, call] = await Promise.all([link.boundingBox(), number.boundingBox()]);
          expect(call && call.y + call.height).toBeLessThanOrEqual((last?.y ?? 0) + 1);
        }
      });
    }
  });

  test('shows the bottom bar once the hero is out of view', async ({ page }) => {
    await page.goto('/services/siding/');
    const bar = page.getByRole('navigation', { name: 'Call or get an estimate' });
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
  });

  test('shows only the phone number in the bottom bar of the emergency page', async ({ page }) => {
    await page.goto('/services/roofing/emergency/');
    const bar = page.getByRole('navigation', { name: 'Call or get an estimate' });
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'The job in writing' }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole('link', { name: `Call ${company.phone.display}` })).toBeInViewport();
    await expect(bar.getByRole('link')).toHaveCount(1);
  });

  test('hides the bottom bar while a form is being filled in', async ({ page }) => {
    await page.goto('/contact/');
    const bar = page.getByRole('navigation', { name: 'Call or get an estimate' });
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    // The bar is always hidden on the first screen, so this scrolls past it.
    await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await message.click();
    await expect(bar).not.toBeInViewport();
    await message.blur();
    await expect(bar).toBeInViewport();
  });
});

test('the tools are on the map: above the bar, at the foot of the Services menu and in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Services', exact: true }).hover();
  for (const { name, href } of tools) {
    for (const place of [
      page.getByRole('navigation', { name: 'Tools' }),
      main,
      page.getByRole('navigation', { name: 'Pages' }),
    ]) {
      await expect(place.getByRole('link', { name })).toBeVisible();
      await expect(place.getByRole('link', { name })).toHaveAttribute('href', withTrailingSlash(href));
    }
  }
});

test('the HTML has each menu link once, for desktops and phones', () => {
  const header = /<header[\s\S]*?<\/header>/.exec(pageHtml('/about'))?.[0] ?? '';
  const links = elements(header, 'a').map(({ href }) => href);
  for (const { href } of serviceCategories.flatMap(({ subItems }) => subItems)) {
    expect
      .soft(
        links.filter((link) => link === withTrailingSlash(href)),
        href,
      )
      .toHaveLength(1);
  }
});

test.describe('a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens the menu, one submenu at a time, and its links work', async ({ page }) => {
    await page.goto('/about/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByLabel('Menu', { exact: true }).tap();
    await expect(menu.getByRole('link', { name: 'Financing' })).toBeVisible();

    await menu.locator('summary', { hasText: 'Roofing' }).tap();
    await expect(menu.getByRole('link', { name: 'Roof Repair' })).toBeVisible();
    await menu.locator('summary', { hasText: 'Gutters' }).tap();
    await expect(menu.getByRole('link', { name: 'Roof Repair' })).toBeHidden();
    await menu.getByRole('link', { name: 'All gutters' }).tap();
    await expect(page).toHaveURL(/\/services\/gutters\/$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('the Services menu opens on hover, and its links work', async ({ page }) => {
    await page.goto('/about/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(main.getByRole('link', { name: 'Roof Repair' })).toBeVisible();
    await main.getByRole('link', { name: 'Siding', exact: true }).hover();
    await main.getByRole('link', { name: 'Vinyl Siding' }).click();
    await expect(page).toHaveURL(/\/services\/siding\/vinyl\/$/);

    await main.getByRole('link', { name: 'Services', exact: true }).hover();
    await main.getByRole('link', { name: 'All services' }).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });
});
