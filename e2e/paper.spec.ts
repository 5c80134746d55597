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
