import { expect, test } from '@playwright/test';
import { printedPages } from './support/paper';

const path = '/before-you-sign/';

test('a visitor prints the bid sheet alone, on exactly one letter page', { tag: '@desk' }, async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  expect(await printedPages(page)).toMatchObject({ pages: 1, size: [612, 792] });

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('table', { name: 'Blank sheet to compare three bids' });
  await expect(sheet).toBeVisible();
  for (const bid of ['Bid A', 'Bid B', 'Bid C'])
    await expect(sheet.getByRole('columnheader', { name: bid })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The bid sheet' })).toBeHidden();
});

test('the button opens the print dialog', { tag: '@desk' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Print the Bid Sheet' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows its checks and says how to print the sheet', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'If it goes wrong: the Guaranty Fund' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the Bid Sheet' })).toBeHidden();
    await expect(page.getByText('To print it, use Print in your browser’s menu.')).toBeVisible();
  });
});
