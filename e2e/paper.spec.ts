import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { licenseLine } from '@/content/license-line';

test(
  'a printed page has open answers and dark text, and its closing says only whom to call',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/services/windows/replacement/');
    const question = page
      .getByRole('region', { name: 'Questions about replacement windows' })
      .locator('details')
      .first();
    const answer = question.locator('p').first();
    const closing = page.getByRole('region', { name: 'Find out which kind you need' });
    await expect(answer).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(question).not.toHaveAttribute('open');
    await expect(answer).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How much does it cost?' })).toHaveCSS('color', 'rgb(23, 32, 30)');
    for (const text of await page.locator('.plate').locator('dt, b, span').all())
      await expect(text).toHaveCSS('color', 'rgb(23, 32, 30)');
    await expect(page.getByRole('main').getByRole('link', { name: 'Get a Free Estimate' })).toHaveCount(0);
    await expect(closing.getByRole('heading')).toBeHidden();
    await expect(closing.getByRole('link', { includeHidden: true }).filter({ visible: true })).toHaveCount(0);
    const { name, phone, email } = company;
    await expect(closing.getByText(`${name}, ${phone.display}, ${email.address}. ${licenseLine}`)).toBeVisible();
  },
);

/* Letter, without the browser's margins of 0.4 inches. */
const paper = { width: 739, height: 979 };

for (const path of [
  '/services/roofing/replacement/',
  '/services/gutters/repair/',
  '/services/doors/installation/',
  '/services/windows/energy-efficient/',
])
  test(`the job in writing of ${path} is printed on one page of its own`, { tag: '@desk' }, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: 'The job in writing' });
    await expect(sheet).toHaveCSS('break-before', 'page');
    await expect(sheet).toHaveCSS('break-after', 'page');
    const { width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(paper.width);
    expect(height).toBeGreaterThan(paper.height / 3);
    expect(height).toBeLessThanOrEqual(paper.height);
    // What folds on phones is on paper, and its control isn't.
    await expect(sheet.locator('summary').filter({ visible: true })).toHaveCount(0);
    for (const list of await sheet.getByRole('heading', { level: 3 }).all()) await expect(list).toBeVisible();
  });

test('the price guide prints its estimate without the picks', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/price-guide/');
  const picks = page.getByRole('checkbox', { name: /^Roof/ });
  await expect(picks).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(picks).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your estimate' })).toBeVisible();
});
