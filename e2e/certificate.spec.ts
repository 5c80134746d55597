import { expect, test } from '@playwright/test';
import { certificateTypes } from '@/content/certificate';
import { fillIn } from './support/fill-in';
import { printedPages } from './support/paper';

const shared = '/certificate/#to=Ana%20Ruiz&work=Roof%20Inspection&on=2026-03-08&no=123456';

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the certificate shows the date that the visitor picked', async ({ page }) => {
      await page.goto(shared);
      await expect(page.getByText('March 8, 2026')).toBeVisible();
      await page.getByRole('button', { name: 'Customize' }).click();
      await fillIn(page.getByLabel('Issue date'), '2026-11-01');
      await expect(page.getByText('November 1, 2026')).toBeVisible();
    });
  });
}

test('a shared link shows its certificate, and a broken one shows the sample', async ({ page }) => {
  await page.goto(shared);
  await expect(page.getByText('PHS-123456')).toBeVisible();
  await page.goto('/certificate/#to=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&work=x&on=y&no=z');
  await expect(page.getByText('Jane and Robert Sample')).toBeVisible();
});

test('the download button waits two seconds and says what would happen', async ({ page }) => {
  await page.clock.install();
  await page.goto('/certificate/');
  const alert = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  // The dialog stops the page's clock until it's answered.
  const forward = page.clock.runFor(2000);
  const dialog = await alert;
  expect(dialog.message()).toBe('Certificate download would start here');
  await dialog.accept();
  await forward;
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('a certificate with the longest names prints on exactly one landscape letter page', async ({ page }) => {
  await page.goto(
    '/certificate/#to=Bartholomew%20and%20Wilhelmina%20Featherstonehaugh-Cholmondeley&work=Premium%20Roofing%20Installation&on=2026-09-30&no=482913',
  );
  await expect(page.getByText('PHS-482913')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await printedPages(page)).toMatchObject({ pages: 1, size: [792, 612] });
});

const sheet = { name: 'Certificate of Completion' };

test('two, three or four facts are in the middle of the certificate', async ({ page }) => {
  const counts = new Set<number>();
  for (const { name } of certificateTypes) {
    await page.goto(`/certificate/#to=Ana%20Ruiz&work=${encodeURIComponent(name)}&on=2026-03-08&no=123456`);
    const article = page.getByRole('article', sheet);
    await expect(article.getByText(name, { exact: true })).toBeVisible();
    const facts = article.getByRole('term');
    const [whole, first, last] = await Promise.all([
      article.boundingBox(),
      facts.first().locator('..').boundingBox(),
      facts.last().locator('..').boundingBox(),
    ]);
    if (!whole || !first || !last) throw new Error('no facts');
    counts.add(await facts.count());
    const middle = (first.x + last.x + last.width) / 2;
    expect.soft(Math.abs(middle - whole.x - whole.width / 2), name).toBeLessThan(2);
  }
  expect([...counts].sort()).toEqual([2, 3, 4]);
});

test('a phone shows the whole sheet, and opens it at full size', async ({ page }) => {
  for (const width of [320, 390, 700, 1000]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(shared);
    await expect(page.getByText('PHS-123456')).toBeVisible();
    const article = page.getByRole('article', sheet);
    const box = await article.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
    expect(box?.width).toBeGreaterThan(width * 0.85);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(11 / 8.5, 1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Full size' }).click();
  const view = page.getByRole('region', { name: 'The certificate at full size' });
  expect((await view.getByRole('article', sheet).boundingBox())?.width).toBeGreaterThan(1000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('every letter of a name has the typeface of the rest', async ({ page }) => {
  await page.goto(
    `/certificate/#to=${encodeURIComponent('Łukasz Ğülşen Dvořák-Țepeș')}&work=Roof%20Inspection&on=2026-03-08&no=123456`,
  );
  const name = page.getByText('Łukasz');
  await expect(name).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '.certificate-sheet h1 ~ p[translate="no"]',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.length).toBeGreaterThan(0);
  expect(new Set(fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`))).toEqual(
    new Set(['Besley true']),
  );
});
