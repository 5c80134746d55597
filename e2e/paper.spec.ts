import { expect, test } from '@playwright/test';

test(
  'a printed page has open answers, dark text, and a closing without its picture',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/services/siding/vinyl/');
    const question = page.getByRole('region', { name: 'Questions about vinyl siding' }).locator('details').first();
    const answer = question.locator('p').first();
    const closing = page.getByRole('region', { name: 'Pick a profile and a color' });
    await expect(answer).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(question).not.toHaveAttribute('open');
    await expect(answer).toBeVisible();
    await expect(closing.getByRole('heading')).toHaveCSS('color', 'rgb(23, 32, 30)');
    await expect(closing.getByRole('navigation', { name: 'Related pages' })).toBeHidden();
    await expect(page.locator('.closing-dusk')).toBeHidden();
  },
);

test('an estimator without an estimate is not printed', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/price-guide/');
  const estimator = page.locator('section:has(.price-board)');
  await expect(estimator).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(estimator).toBeHidden();
});

test('on paper, the closing fits into the room reserved below the last answer', { tag: '@desk' }, async ({ page }) => {
  await page.setViewportSize({ width: 739, height: 979 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/contact/', '/financing/', '/services/windows/']) {
    await page.goto(path);
    const answer = await page.locator('main details.group:last-child:not(.fold) > p').last().boundingBox();
    const question = await page.locator('main details.group:last-child:not(.fold)').last().boundingBox();
    const closing = await page.locator('.page-closing').boundingBox();
    if (!answer || !question || !closing) throw new Error(`${path} has no question or no closing.`);
    expect(closing.y).toBeGreaterThanOrEqual(answer.y + answer.height);
    expect(closing.y + closing.height).toBeLessThanOrEqual(question.y + question.height + 1);
  }
});
