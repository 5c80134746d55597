import { expect, type Page } from '@playwright/test';
import type { PagePath } from '@/content/paths';

/* Height limits in pixels, with disclosures closed. Visitors who compare contractors don't read long pages. */

/** On a phone of 390 by 844. */
const onPhone: Readonly<Partial<Record<PagePath, number>>> & { readonly usual: number } = {
  '/': 13_415,
  // Fourteen checks with their sources, and a sheet of letter size.
  '/before-you-sign': 10_800,
  '/services': 7000,
  '/services/roofing': 7000,
  '/services/siding': 7000,
  '/services/windows': 7000,
  '/services/gutters': 7000,
  '/services/additional': 7000,
  '/price-guide': 8_600,
  // Every sign with its answer.
  '/find': 8_600,
  // What the design gives each page, with some room for the fonts of another system.
  '/services/roofing-installation': 6_450,
  '/services/roofing/replacement': 6_000,
  '/services/roofing/storm-damage': 6_250,
  '/services/siding-installation-detail': 7_000,
  '/services/siding-installation': 5_300,
  '/services/siding/vinyl': 6_500,
  '/services/siding/fiber-cement': 6_550,
  '/services/siding/wood': 6_600,
  '/services/siding/insulated': 6_600,
  '/services/windows/installation': 4_450,
  '/services/windows/energy-efficient': 5_850,
  '/services/windows/custom': 5_450,
  '/services/windows/storm-windows': 5_450,
  '/services/doors/entry': 5_700,
  '/services/gutters/installation': 6_450,
  '/services/gutters/guards': 5_650,
  usual: 7_500,
};
/** On a desktop of 1440 by 900. */
const onDesktop: Readonly<Partial<Record<PagePath, number>>> = { '/': 10_100 };
const footerOnPhone = 940;

/** Polls, because loading pictures and new widths change the height for a moment. */
function expectHeight(page: Page, selector: string, what: string) {
  return expect.soft.poll(
    () =>
      page.locator(selector).evaluate((element) => {
        // Out of view, a section with `content-visibility: auto` has the height that it had when it was last drawn.
        const sections = [...element.querySelectorAll('section')].filter(
          (section) => getComputedStyle(section).contentVisibility === 'auto',
        );
        for (const section of sections) section.style.contentVisibility = 'visible';
        const { height } = element.getBoundingClientRect();
        for (const section of sections) section.style.contentVisibility = '';
        return Math.round(height);
      }),
    `the height of ${what}`,
  );
}

export async function expectWithinHeightLimits(page: Page, path: PagePath, width: number): Promise<void> {
  if (width === 390) {
    await expectHeight(page, 'body', `${path} on a phone`).toBeLessThanOrEqual(onPhone[path] ?? onPhone.usual);
    await expectHeight(page, 'footer', `the footer of ${path} on a phone`).toBeLessThanOrEqual(footerOnPhone);
  }
  const desktopLimit = onDesktop[path];
  if (width === 1440 && desktopLimit !== undefined)
    await expectHeight(page, 'body', `${path} on a desktop`).toBeLessThanOrEqual(desktopLimit);
}
