import { expect, test } from '@playwright/test';
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
