import { expect, test } from '@playwright/test';

test('a visitor sees the payment for an APR and a number of months', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/financing/');
  const answer = page.getByRole('region', { name: 'What you’d pay a month' }).getByRole('status');
  await expect(answer).toContainText('Enter your APR.');
  await page.getByRole('textbox', { name: 'APR in percent' }).pressSequentially('7.5');
  await expect(answer).toContainText('a month');
  const before = await answer.textContent();
  const months = page.getByRole('slider', { name: 'Months to pay' });
  await months.press('ArrowRight');
  await expect(months).toHaveAttribute('aria-valuetext', '72 months');
  await expect(answer).not.toHaveText(before ?? '');
});

test(
  'at both ends of the slider, the middle of the drawn thumb is at its month on the scale',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/financing/');
    const months = page.getByRole('slider', { name: 'Months to pay' });
    for (const [key, month] of [
      ['Home', 12],
      ['End', 84],
    ] as const) {
      await months.press(key);
      await expect(months).toHaveAttribute('aria-valuetext', `${month} months`);
      const [thumb, scale] = await Promise.all([
        page.locator('.loan-thumb').boundingBox(),
        page.locator('.loan-scale').boundingBox(),
      ]);
      if (!thumb || !scale) throw new Error('The ruler is not on the page.');
      expect(Math.abs(thumb.x + thumb.width / 2 - (scale.x + (scale.width * month) / 84))).toBeLessThan(1);
    }
  },
);

test.describe('without scripts', { tag: '@desk' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an invitation to call replaces the fields and the slider', async ({ page }) => {
    await page.goto('/financing/');
    await expect(page.getByText('Call us with the lender’s APR')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'APR in percent' })).toBeHidden();
  });
});
