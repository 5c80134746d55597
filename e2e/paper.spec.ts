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
    await expect(closing.getByRole('heading')).toBeHidden();
    await expect(closing.getByRole('link', { includeHidden: true }).filter({ visible: true })).toHaveCount(0);
    const { name, phone, email } = company;
    await expect(closing.getByText(`${name}, ${phone.display}, ${email.address}. ${licenseLine}`)).toBeVisible();
  },
);

test('an estimator without an estimate is not printed', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/price-guide/');
  const estimator = page.locator('section:has(.price-board)');
  await expect(estimator).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(estimator).toBeHidden();
});
