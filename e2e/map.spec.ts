import { expect, test } from '@playwright/test';
import { company } from '@/content/company';
import { contactSection } from '@/content/contact/section';
import { followRequests, hydrate, mockMap, watch } from './support/visit';

test.use({ reducedMotion: 'no-preference' });

test(
  'even if the map is on the first screen, it loads only after the visitor’s first action',
  {
    tag: '@desk',
  },
  async ({ page }) => {
    const { foreign } = watch(page);
    await mockMap(page);
    const atRest = followRequests(page);
    const map = page.getByRole('figure', { name: contactSection.map.title });
    for (const viewport of [
      { width: 1440, height: 1600 },
      { width: 1024, height: 1366 },
    ]) {
      await test.step(`${viewport.width} × ${viewport.height}`, async () => {
        foreign.length = 0;
        await page.setViewportSize(viewport);
        await page.goto('/contact/');
        await atRest();
        expect(foreign).toEqual([]);
        await expect(map.locator('iframe')).toHaveCount(0);

        await page.keyboard.press('Tab');
        await map.scrollIntoViewIfNeeded();
        await expect(map.locator('iframe')).toBeVisible();
        expect(foreign.length).toBeGreaterThan(0);
      });
    }
  },
);

test(
  'a map that fails to load leaves the town and the directions, and moves nothing',
  { tag: '@desk' },
  async ({ page }) => {
    await page.route(`${new URL(company.google.mapEmbed).origin}/**`, (route) => route.abort());
    const map = page.getByRole('figure', { name: contactSection.map.title });
    const height = () => map.evaluate((figure) => figure.getBoundingClientRect().height);
    for (const width of [390, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/contact/');
        const before = await height();
        await hydrate(page);
        await map.scrollIntoViewIfNeeded();
        await expect(map.getByText(contactSection.map.failed)).toBeVisible();
        await expect(map.locator('iframe')).toHaveCount(0);
        await expect(map.getByText(company.address.town)).toBeVisible();
        await expect(map.getByRole('link')).toBeVisible();
        expect(await height()).toBe(before);
      });
    }
  },
);
