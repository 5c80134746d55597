import { expect, test } from '@playwright/test';
import { placeOfNumber, scrollBy } from './support/reach';
import { hydrate } from './support/visit';

// The frame is the same on every page but the staff's. Every page is tried at two widths in every-page.spec.ts.
for (const address of ['/', '/login/']) {
  test(`the phone number of ${address} can be pressed at every width, scrolled or not, with and without motion`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await hydrate(page);
    // Sections that wait for the visitor are laid out at the first key.
    await page.keyboard.press('Shift');
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const width of [320, 639, 640, 911, 912, 1103, 1104, 1920]) {
        await page.setViewportSize({ width, height: 640 });
        for (const share of [0, 0.5, 1]) {
          await scrollBy(page, share);
          expect
            .soft(await placeOfNumber(page), `at ${width} pixels, scrolled by ${share}, motion: ${reducedMotion}`)
            .not.toBe('nowhere');
        }
      }
    }
  });
}
