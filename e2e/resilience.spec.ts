import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { company } from '@/content/company';
import { offline } from '@/content/message/offline';
import { storedKeys } from '@/lib/browser/stored-keys';
import { denyStorage } from './support/broken-storage';
import { mainText, pageHtml } from './support/export';
import { hydrate, mockMap, watch } from './support/visit';

const collapsed = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

async function followInMain(page: Page, path: string): Promise<void> {
  await page.getByRole('main').locator(`a[href="${path}"]:visible`).first().click();
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can go from the home page to financing and to the contact form', async ({ page, isMobile }) => {
    await mockMap(page);
    await page.goto('/');
    if (isMobile) await page.locator('summary[aria-label="Menu"]').click();
    await page.locator('header').getByRole('link', { name: 'Financing' }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/financing\/$/);
    await followInMain(page, '/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#contact form')).toHaveAttribute('action', new RegExp(`^${company.email.href}`));
  });
});

test('if all scripts fail to load, links work and nothing throws', { tag: '@desk' }, async ({ page }) => {
  const { problems } = watch(page);
  await mockMap(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  const scriptRequest = page.waitForRequest(/\.js$/);
  await page.keyboard.press('Shift');
  await scriptRequest;
  await followInMain(page, '/services/windows/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems.filter((problem) => problem.startsWith('exception'))).toEqual([]);
});

test('if the hydration data fails to load, links work and nothing throws', { tag: '@desk' }, async ({ page }) => {
  const { problems } = watch(page);
  await page.route(/\/_next\/static\/payload\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('/about/');
  const payloadResponse = page.waitForResponse(/\/_next\/static\/payload\//);
  await page.keyboard.press('Shift');
  await payloadResponse;
  await followInMain(page, '/contact/');
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(problems.filter((problem) => problem.startsWith('exception'))).toEqual([]);
});

test('pages contain their styles and load no style sheet', { tag: '@desk' }, async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/about/');
  await hydrate(page);
  const body = page.locator('body');
  const background = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  await followInMain(page, '/contact/');
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(body).toHaveCSS('background-color', background);
  expect(sheets).toEqual([]);
});

test(
  'without a network, a link opens a dialog with the phone number, and works when the network is back',
  { tag: '@desk' },
  async ({ page, context }) => {
    await mockMap(page);
    await page.goto('/about/');
    await hydrate(page);
    await context.setOffline(true);

    await followInMain(page, '/contact/');
    const dialog = page.getByRole('dialog', { name: offline.heading });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: offline.call.label })).toHaveAttribute('href', company.phone.href);
    await dialog.getByRole('button', { name: offline.stay }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/about\/$/);

    const call = page.locator('main a[href^="tel:"]:visible').first();
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await call.click();
    await expect(dialog).toBeHidden();
    const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');

    await followInMain(page, '/contact/');
    await expect(dialog).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: offline.goAnyway }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(page.locator('#contact form')).toBeVisible();
  },
);

test('without a network, a link keeps the visitor on staff pages too', { tag: '@desk' }, async ({ page, context }) => {
  for (const path of ['/login/', '/certificate/']) {
    await page.goto(path);
    await context.setOffline(true);
    await page.getByRole('contentinfo').locator('a[href="/contact/"]').first().click();
    await expect(page.getByRole('dialog', { name: offline.heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await context.setOffline(false);
  }
});

test('if pictures fail to load, their alt texts have room to show', { tag: '@desk' }, async ({ page }) => {
  const withoutAlt = allPages.flatMap(({ path }) =>
    [...pageHtml(path).matchAll(/<img\b[^>]*>/g)]
      .filter(([tag]) => !/\balt="/.test(tag))
      .map(([tag]) => `${path}: ${tag.slice(0, 120)}`),
  );
  expect(withoutAlt).toEqual([]);
  await page.route(/\.(?:svg|png|jpe?g|webp|avif)(?:\?|$)/, (route) => route.abort());
  await page.goto('/');
  const pictures = page.getByRole('main').locator('img:not([src^="data:"])');
  await pictures.evaluateAll((images) => images.forEach((image) => image.setAttribute('loading', 'eager')));
  const failed = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.filter((image) => image.complete && image.naturalWidth === 0).map(({ alt }) => alt),
    );
  await expect.poll(async () => (await failed()).length).toBe(await pictures.count());
  const shownAlts = [...new Set((await failed()).filter((alt) => alt !== ''))];
  expect(shownAlts.length).toBeGreaterThan(5);
  for (const alt of shownAlts) {
    const image = page.getByRole('img', { name: alt, exact: true }).locator('visible=true').first();
    await image.scrollIntoViewIfNeeded();
    expect.soft((await image.boundingBox())?.height ?? 0, alt).toBeGreaterThan(24);
  }
});

function corruptStorage(keys: readonly string[]): void {
  try {
    for (const key of keys) for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"broken": [');
  } catch {
    // The map's frame has no storage.
  }
}

for (const [what, breakStorage, names] of [
  ['denied', denyStorage, ['localStorage', 'sessionStorage']],
  ['corrupt', corruptStorage, Object.keys(storedKeys)],
] as const) {
  test(`with storage ${what}, pages open without errors`, { tag: '@desk' }, async ({ page }) => {
    const { problems } = watch(page);
    await mockMap(page);
    await page.addInitScript(breakStorage, names);
    const paths = ['/', '/price-guide/', '/google-setup/', '/certificate/', '/gaf-hdz/'];
    // Other tests sign in and send messages with storage denied or full.
    if (what === 'corrupt') paths.push('/contact/', '/login/', '/crm/');
    for (const path of paths) {
      await page.goto(path);
      await hydrate(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(problems).toEqual([]);
  });
}

test('the color studio has the same text with and without scripts', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/gaf-hdz/');
  await hydrate(page);
  const hydratedText = await page.getByRole('main').evaluate((main) => {
    // With scripts on, the browser parses the content of `noscript` as text.
    for (const element of main.querySelectorAll('script, style, noscript')) element.remove();
    return main.textContent;
  });
  expect(collapsed(hydratedText)).toBe(
    collapsed(mainText(pageHtml('/gaf-hdz').replace(/<noscript>[\s\S]*?<\/noscript>/g, ''))),
  );
});
