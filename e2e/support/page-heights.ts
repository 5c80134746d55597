import { expect, type Page } from '@playwright/test';
import type { PagePath } from '@/content/paths';

/*
 * How long a page may be, in pixels, when all of it is laid out and its disclosures are closed. A visitor who compares
 * three contractors reads four screens of each, not twenty-six.
 */

/** On a phone of 390 by 844. Any other public page: `usual`. */
const onPhone: Readonly<Partial<Record<PagePath, number>>> & { readonly usual: number } = {
  '/': 13_500,
  '/services/windows': 8_500,
  '/services/gutter-installation': 8_500,
  '/services/roofing': 8_500,
  usual: 9_000,
};
/** On a desk of 1440 by 900. */
const onDesk: Readonly<Partial<Record<PagePath, number>>> = { '/': 10_000 };
/** The parts of the home page that were the longest, and the footer of every page, on the same phone. */
const homeSections = { '#services': 1_900, '#areas': 1_300, '#contact': 1_900 } as const;
const footer = 800;
/** A section of three or four short items of a service page, on the same desk: half a screen. */
const shortSection = 450;
/** Characters in a short item: its name, a line about it and its price. */
const shortItem = 100;

/** The height of a part of the page, once it stands still. Loading pictures and changed widths move it for a moment. */
function expectHeight(page: Page, selector: string, what: string) {
  return expect.soft.poll(
    () => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height)),
    `the height of ${what}`,
  );
}

/** The sections of three or four short items that are taller than they may be. A drawing with a key needs its height. */
function tallShortSections(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ shortSection, shortItem }) =>
      [...document.querySelectorAll('main > section')].flatMap((section) => {
        if (section.querySelector('figure ol')) return [];
        const [list, ...others] = [...section.querySelectorAll('ul, ol, dl, tbody')].filter(
          // The links to related pages are tiles.
          (element) => !element.parentElement?.closest('li, dl, tbody, nav'),
        );
        const items = others.length === 0 ? [...(list?.children ?? [])] : [];
        const isShort =
          [3, 4].includes(items.length) && items.every(({ textContent }) => (textContent ?? '').length <= shortItem);
        const height = Math.round(section.getBoundingClientRect().height);
        return isShort && height > shortSection ? [`${section.querySelector('h2')?.textContent}: ${height}`] : [];
      }),
    { shortSection, shortItem },
  );
}

/** Holds the page that stands open, laid out whole, to its limits at this width. Most widths have none. */
export async function isWithinItsHeight(page: Page, path: PagePath, width: number): Promise<void> {
  if (width === 390) await isShortOnPhone(page, path);
  if (width === 1440) await isShortOnDesk(page, path);
}

async function isShortOnPhone(page: Page, path: PagePath): Promise<void> {
  await expectHeight(page, 'body', `${path} on a phone`).toBeLessThanOrEqual(onPhone[path] ?? onPhone.usual);
  await expectHeight(page, 'footer', `the footer of ${path} on a phone`).toBeLessThanOrEqual(footer);
  if (path === '/')
    for (const [section, limit] of Object.entries(homeSections))
      await expectHeight(page, section, `${section} on a phone`).toBeLessThanOrEqual(limit);
}

async function isShortOnDesk(page: Page, path: PagePath): Promise<void> {
  // Other pages have forms and plates of facts, which need their height.
  if (path.startsWith('/services/'))
    await expect.soft
      .poll(() => tallShortSections(page), `sections of ${path} that take more than half a screen for little`)
      .toEqual([]);
  const deskLimit = onDesk[path];
  if (deskLimit === undefined) return;
  await expectHeight(page, 'body', `${path} on a desk`).toBeLessThanOrEqual(deskLimit);
}
