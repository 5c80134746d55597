import { expect, test } from '@playwright/test';
import { phoneNumberPlace, scrollToFraction } from './support/reach';
import { hydrate } from './support/visit';

// Staff pages have another header. every-page.spec.ts tests every page at two widths.
for (const path of ['/privacy/', '/login/']) {
  test(`a visitor can always reach the phone number on ${path}, at every width and scroll position`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrate(page);
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const width of [320, 639, 640, 911, 912, 1103, 1104, 1920]) {
        await page.setViewportSize({ width, height: 640 });
        for (const share of [0, 0.5, 1]) {
          await scrollToFraction(page, share);
          expect
            .soft(await phoneNumberPlace(page), `at ${width} pixels, scrolled by ${share}, motion: ${reducedMotion}`)
            .not.toBe('nowhere');
        }
      }
    }
  });
}
