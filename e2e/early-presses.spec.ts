import { expect, test, type Page } from '@playwright/test';
import { newsletter } from '@/content/newsletter';
import { fillIn, pick } from './support/fill-in';
import { phonePhoto } from './support/photo-files';
import { choose, panel, send, unfoldPhotos } from './support/photo-form';
import { holdBack, hydrate, followRequests, isHydrated, mockMap } from './support/visit';

/* On a slow phone, scripts arrive long after the page. These tests hold them back while the visitor uses the page. */

test.use({ reducedMotion: 'no-preference' });

/** Opens the home page without its scripts. The returned function lets them load. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  await mockMap(page);
  const release = await holdBack(page, /\/_next\/static\/(?:chunks|payload)\/.*\.(?:js|txt)$/);
  // After fifteen seconds the browser sends forms itself. The page's clock is stopped, in case the machine is slow.
  const opened = Date.parse('2026-11-21T12:00:00-05:00');
  await page.clock.install({ time: opened });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.pauseAt(opened + 60_000);
  return async () => {
    release();
    await page.clock.resume();
    await hydrate(page);
  };
}

/** The returned list fills with the messages that the page opens in the mail program. */
async function followMail(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const urls: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) urls.push(url);
  });
  return urls;
}

test(
  'controls on the home page respond to presses before the scripts load',
  { tag: ['@phone', '@engines'] },
  async ({ page, isMobile }) => {
    const release = await openEarly(page);
    const main = page.getByRole('main');

    const summaries = main.locator('summary:visible');
    const opened = await summaries.count();
    expect(opened).toBeGreaterThan(3);
    for (const summary of await summaries.all()) {
      await summary.click();
      await expect(summary.locator('xpath=..')).toHaveAttribute('open', '');
    }
    if (isMobile) {
      await page.locator('summary[aria-label="Menu"]').click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.locator('summary[aria-label="Menu"]').click();
    }
    const windows = main.getByRole('radio', { name: /^Windows \d/ });
    await pick(windows);
    await expect(page.locator('.project-item:visible')).toHaveCount(2);

    await fillIn(main.getByLabel('Do we work in your town?'), 'Berlin');
    await main.getByRole('button', { name: 'Check my town' }).click();
    await fillIn(page.getByLabel(newsletter.label), 'early@example.com');
    await page.getByRole('button', { name: newsletter.button }).click();
    const booking = page.locator('#booking');
    await booking.getByRole('radio', { name: '10:00 AM' }).check();
    await booking.getByRole('radio', { name: 'Siding', exact: true }).check();
    expect(await isHydrated(page), 'not hydrated yet').toBe(false);

    await release();
    await expect(page.getByText(newsletter.confirmation)).toBeVisible();
    await expect(main.getByText(/^Yes/)).toBeVisible();
    await expect(windows).toBeChecked();
    await expect(page.locator('.project-item:visible')).toHaveCount(2);
    await expect(booking.getByRole('radio', { name: '10:00 AM' })).toBeChecked();
    await expect(booking.getByRole('radio', { name: 'Siding', exact: true })).toBeChecked();
    await expect(main.locator('details[open]')).toHaveCount(opened);
  },
);

test(
  'a message sent before the scripts load is sent when they do',
  { tag: ['@phone', '@engines'] },
  async ({ page }) => {
    const release = await openEarly(page);
    const contact = page.locator('#contact');
    await fillIn(contact.getByLabel('Name'), 'Ann Early');
    await fillIn(contact.getByLabel('Email', { exact: true }), 'ann@example.com');
    await fillIn(contact.getByLabel('Message', { exact: true }), 'Water by the chimney.');
    await contact.getByRole('button', { name: 'Send Message' }).click();
    expect(await isHydrated(page), 'not hydrated yet').toBe(false);

    await release();
    await expect(
      contact.getByText('Thank you! Your email client should open with your message ready to send.'),
    ).toBeVisible();
    await expect(contact.locator('textarea[readonly]')).toHaveValue(/Water by the chimney\./);
  },
);

test('a photo chosen before the scripts load goes with the message', { tag: '@phone' }, async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const release = await openEarly(page);
  const contact = page.locator('#contact');
  await fillIn(contact.getByLabel('Name'), 'Ann Early');
  await fillIn(contact.getByLabel('Email', { exact: true }), 'ann@example.com');
  await unfoldPhotos(page);
  await choose(page, [await phonePhoto('ceiling.jpg')]);
  // Filled in after the photo, because a problem with the photo must not keep later actions from being replayed.
  await fillIn(contact.getByLabel('Message', { exact: true }), 'Water by the chimney.');
  await send(page);
  expect(await isHydrated(page), 'not hydrated yet').toBe(false);

  await release();
  await expect(panel(page)).toBeVisible();
  await expect(contact.locator('textarea[readonly]')).toHaveValue(/Water by the chimney\.[^]*ceiling\.jpg/);
  expect(problems).toEqual([]);
});

test('the last of several early choices counts', { tag: ['@desk', '@engines'] }, async ({ page }) => {
  const release = await openEarly(page);
  const filter = (name: string) => page.getByRole('main').getByRole('radio', { name: new RegExp(`^${name} \\d`) });
  for (const name of ['Windows', 'Siding', 'Windows']) await pick(filter(name));
  const booking = page.locator('#booking');
  for (const time of ['10:00 AM', '1:00 PM', '10:00 AM']) await booking.getByRole('radio', { name: time }).check();
  await fillIn(page.getByLabel(newsletter.label), 'early@example.com');
  await page.getByRole('button', { name: newsletter.button }).click();
  expect(await isHydrated(page), 'not hydrated yet').toBe(false);

  await release();
  // Actions are replayed in order, and signing up was the last one, so the choices have been replayed too.
  await expect(page.getByText(newsletter.confirmation)).toBeVisible();
  await expect(booking.getByRole('radio', { name: '10:00 AM' })).toBeChecked();
  await expect(filter('Windows')).toBeChecked();
});

test(
  'after fifteen seconds the browser sends a form, and everything else still waits',
  { tag: '@desk' },
  async ({ page }) => {
    const release = await openEarly(page);
    const contact = page.locator('#contact');
    const alone = page.locator('#portfolio').getByRole('button', { name: 'After', exact: true });
    await alone.click();
    await fillIn(page.getByRole('main').getByLabel('Do we work in your town?'), 'Berlin');
    await fillIn(contact.getByLabel('Name'), 'Ann Early');
    await fillIn(contact.getByLabel('Email', { exact: true }), 'ann@example.com');
    await fillIn(contact.getByLabel('Message', { exact: true }), 'Water by the chimney.');
    const sent = await followMail(page);
    await contact.getByRole('button', { name: 'Send Message' }).click();
    expect(sent).toEqual([]);
    await page.clock.fastForward(20_000);
    await expect.poll(() => sent).toHaveLength(1);

    await release();
    await expect(alone).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main').getByText(/^Yes/)).toBeVisible();
    await expect(contact.getByLabel('Message', { exact: true })).toHaveValue('Water by the chimney.');
    expect(sent, 'sent once').toHaveLength(1);
  },
);

test(
  'an early press on a project opens its dialog, which hydration leaves open',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await openEarly(page);
    await page.getByRole('link', { name: 'Storm rebuild in Hamden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Storm rebuild in Hamden' });
    await expect(dialog).toContainText('A limb came through the back slope');
    await expect(dialog.getByRole('img')).toBeVisible();
    expect(await isHydrated(page), 'not hydrated yet').toBe(false);
    await release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(dialog).toBeVisible();
  },
);

/** Opens the page and waits until it's idle. The returned list fills with the scripts it requests. */
async function openUntouched(page: Page, path: string): Promise<readonly string[]> {
  await mockMap(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const atRest = followRequests(page);
  await page.goto(path);
  await atRest();
  expect(scripts, 'no script before the first action').toEqual([]);
  return scripts;
}

/** None but the first scrolls the page, which would load the scripts too. */
const firstActions = {
  'the first scroll': (page) => page.mouse.wheel(0, 300),
  'a key': (page) => page.keyboard.press('Tab'),
  'a pointer on a control': (page) =>
    page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).hover(),
  'a press on the page': (page) => page.locator('h1').click(),
  'a press on a control': (page) => page.locator('#contact').getByLabel('Name', { exact: true }).click(),
} satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

test('a page loads no scripts until the visitor does something', { tag: ['@desk', '@engines'] }, async ({ page }) => {
  for (const [name, act] of Object.entries(firstActions)) {
    await test.step(name, async () => {
      // A light page, except where the control has to be on the first screen.
      await openUntouched(page, name === 'a press on a control' ? '/contact/' : '/privacy/');
      await act(page);
      await expect.poll(() => isHydrated(page), name).toBe(true);
    });
  }
});

test('a visitor who only calls or follows a link loads no scripts', { tag: '@desk' }, async ({ page }) => {
  const scripts = await openUntouched(page, '/about/');
  // A phone link would open another app and leave the browser waiting.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await page.getByRole('banner').locator('a[href^="tel:"]:visible').first().click();
  const atRest = followRequests(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await atRest();
  expect(scripts).toEqual([]);
});

test('the browser sends the form itself if the scripts never load', { tag: '@desk' }, async ({ page }) => {
  await mockMap(page);
  await page.route(/\/_next\/static\/chunks\/.*\.js$/, (route) => route.abort());
  await page.goto('/contact/');
  const contact = page.locator('#contact');
  await fillIn(contact.getByLabel('Name'), 'Ann Early');
  await fillIn(contact.getByLabel('Email', { exact: true }), 'ann@example.com');
  await fillIn(contact.getByLabel('Message', { exact: true }), 'Water by the chimney.');
  const sent = await followMail(page);
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => sent).toHaveLength(1);
});
