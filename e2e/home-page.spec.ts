import { expect, test } from '@playwright/test';

test('the headline is on the first screen and nothing waits for a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Get Free Estimate' }).first()).toBeVisible();
  for (const section of await page.locator('main > section').all()) await expect(section).toBeVisible();
  await context.close();
});

test('the map draws eight counties and thirty towns', async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('img', { name: /Map of Connecticut counties/ });
  await expect(map.locator('[data-county]')).toHaveCount(8);
  // Twenty-nine dots, and the shop's own town under its pin.
  await expect(map.locator('> circle')).toHaveCount(29);
  for (const outline of await map.locator('[data-county]').all()) {
    const box = await outline.boundingBox();
    expect(box?.width).toBeGreaterThan(20);
  }
});

test('a visitor types a town and is told whether we come', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Do we work in your town?' });
  await field.fill('w. hartford, ct');
  await expect(page.getByText('Yes, we work in West Hartford.')).toBeVisible();
  await expect(page.locator('[data-county="Hartford"]')).toHaveAttribute('data-found', '');
  await field.fill('Middletown');
  await expect(page.getByText('Middletown is not on our list.')).toBeVisible();
  await field.fill('Glastenbury');
  await field.press('Enter');
  await expect(page.getByText('Yes, we work in Glastonbury.')).toBeVisible();
});

test('without scripts the towns are there to read and the field stays away', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Do we work in your town?' })).toBeHidden();
  await page.getByText('+25 more').click();
  await expect(page.getByText(/Glastonbury, Newington, Wethersfield/)).toBeVisible();
  await context.close();
});
