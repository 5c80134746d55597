import { expect, test } from '@playwright/test';

const longName = 'Latimer & Cove Siding Company';

test(
  'a company’s long name leaves room for the header’s buttons at every width',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/privacy/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /, home$/ }).evaluate((link, name) => {
      const words = link.querySelector('span')?.firstChild;
      if (words) words.textContent = name;
    }, longName);

    for (const width of [1440, 1280, 1024, 390, 320]) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(header.getByRole('link', { name: longName })).toBeInViewport({ ratio: 1 });

        // The menu button on a phone, the call button on a desktop.
        const buttons = await header.locator('summary[aria-label="Menu"]:visible, .site-bar-call:visible').all();
        expect(buttons.length).toBeGreaterThan(0);
        for (const button of buttons) {
          await expect(button).toBeInViewport({ ratio: 1 });
          // Its words are on one line.
          expect((await button.boundingBox())?.height).toBeLessThan(54);
        }
      });
    }
  },
);
