import { expect, test } from '@playwright/test';

test('an owner can check off a task, which a reload keeps, and copy a value', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/google-setup/');
  await page.getByRole('checkbox', { name: 'Done: Google Business Profile' }).check();
  await expect(page.getByText('1 of 4 tasks checked')).toBeVisible();

  await page.getByRole('button', { name: 'Copy TXT record' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('google-site-verification=REPLACE_WITH_TOKEN');

  await page.reload();
  await expect(page.getByText('1 of 4 tasks checked')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the four tasks, a warning and a value are shown', async ({ page }) => {
    await page.goto('/google-setup/');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Google|Maps/ })).toHaveCount(4);
    await expect(page.getByText(/forbids sending email addresses/)).toBeVisible();
    await expect(page.getByText('NEXT_PUBLIC_GA_ID=G-XXXXXXXXXX')).toBeVisible();
  });
});
