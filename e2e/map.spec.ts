import { expect, test } from '@playwright/test';
import { contactSection } from '@/content/contact/section';
import { followRequests, standInForMap, watch } from './support/visit';

/* Windows so tall that the map is on or near the first screen. */
for (const viewport of [
  { width: 1440, height: 1600 },
  { width: 1080, height: 1920 },
  { width: 1024, height: 1366 },
]) {
  test(
    `at ${viewport.width} × ${viewport.height} the map waits for the visitor's first act`,
    { tag: '@desk' },
    async ({ page }) => {
      const { foreign } = watch(page);
      await standInForMap(page);
      await page.setViewportSize(viewport);
      const atRest = followRequests(page);
      await page.goto('/contact/');
      await atRest();
      const map = page.getByRole('figure', { name: contactSection.map.title });
      expect(foreign).toEqual([]);
      await expect(map.locator('iframe')).toHaveCount(0);

      await page.keyboard.press('Tab');
      await map.scrollIntoViewIfNeeded();
      await expect(map.locator('iframe')).toBeVisible();
    },
  );
}
