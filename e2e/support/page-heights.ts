import { expect, type Page } from '@playwright/test';
import type { PagePath } from '@/content/paths';

/*
 * How long a page may be, in pixels, when all of it is laid out and its disclosures are closed. A visitor who compares
 * three contractors reads four screens of each, not twenty-six.
 */

/** On a phone of 390 by 844. Any other public page: `usual`. */
const onPhone: Readonly<Partial<Record<PagePath, number>>> & { readonly usual: number } = {
  // The color band, the wiped project and the closing are the picture of what we do.
  '/': 13_500,
  // The pages with a storyline, where no list is said twice.
  '/services': 8_600,
  '/services/roofing': 8_600,
  '/services/gutters': 8_600,
  '/services/gutter-installation': 8_600,
  '/services/gutters/guards': 8_600,
  '/services/gutters/repair': 8_600,
  '/services/gutters/cleaning': 8_600,
  '/services/gutters/replacement': 8_600,
  '/services/gutters/downspouts': 8_600,
  '/services/gutters/installation': 8_600,
  '/services/siding': 8_600,
  '/services/additional': 8_600,
  '/services/roofing/emergency': 8_600,
  '/services/roofing/replacement': 8_600,
  '/services/roofing/storm-damage': 8_600,
  '/services/roofing/installation': 8_600,
  '/services/roofing-installation': 8_600,
  '/services/insurance-claims': 8_600,
  '/services/siding/replacement': 8_600,
  '/services/siding-installation': 8_600,
  '/services/siding-installation-detail': 8_600,
  '/services/siding/repair': 8_600,
  '/services/siding/fiber-cement': 8_600,
  '/services/siding/vinyl': 8_600,
  '/services/siding/wood': 8_600,
  '/services/siding/insulated': 8_600,
  '/services/windows': 8_600,
  '/services/windows/replacement': 8_600,
  '/services/windows/installation': 8_600,
  '/services/windows/energy-efficient': 8_600,
  '/services/windows/custom': 8_600,
  '/services/windows/storm-windows': 8_600,
  '/services/doors/entry': 8_600,
  '/services/doors/installation': 8_600,
  // A list of 61 signs, most of them a line of their own.
  '/find': 10_500,
  // Fifteen checks with their sources, and a sheet that is a letter page.
  '/before-you-sign': 10_800,
  usual: 9_000,
};
/** On a desk of 1440 by 900. */
const onDesk: Readonly<Partial<Record<PagePath, number>>> = { '/': 10_000 };
/** The footer on that phone. The registration, its date and where to check it take four lines, the pages three rows. */
const footer = 940;

/** The height of a part of the page, once it is stable. Loading pictures and changed widths move it for a moment. */
function expectHeight(page: Page, selector: string, what: string) {
  return expect.soft.poll(
    () => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height)),
    `the height of ${what}`,
  );
}

/** Holds the page that is open, laid out whole, to its limits at this width. Most widths have none. */
export async function expectWithinItsHeight(page: Page, path: PagePath, width: number): Promise<void> {
  if (width === 390) {
    await expectHeight(page, 'body', `${path} on a phone`).toBeLessThanOrEqual(onPhone[path] ?? onPhone.usual);
    await expectHeight(page, 'footer', `the footer of ${path} on a phone`).toBeLessThanOrEqual(footer);
  }
  const deskLimit = onDesk[path];
  if (width === 1440 && deskLimit !== undefined)
    await expectHeight(page, 'body', `${path} on a desk`).toBeLessThanOrEqual(deskLimit);
}
