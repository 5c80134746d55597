import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { alive, standInForMap } from './support/visit';

/*
 * What a visitor must always be able to reach: the phone number, the focus of the keyboard, and the words at twice
 * their size. One visit a page, many widths of its window. Motion is off: the header keeps its strip, and covers most.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const addresses = [...allPages.map(({ path }) => pageAddress(path)), '/services/unicorn-stables/'];
/** Several pages a test: they share the scripts and fonts that the first has fetched. */
const pagesPerTest = 8;
const groups = Array.from({ length: Math.ceil(addresses.length / pagesPerTest) }, (_, index) =>
  addresses.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await alive(page);
  // Sections that wait for the visitor are laid out at the first key.
  await page.keyboard.press('Shift');
}

/** The stops of the keyboard that one of the fixed bars covers, or covers the focus ring of. */
function coveredStops(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('header.site-header, nav.bottom-bar')];
    const covered: string[] = [];
    for (const stop of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]',
    )) {
      // The skip link comes down over the bars.
      if (bars.some((bar) => bar.contains(stop)) || getComputedStyle(stop).position === 'fixed') continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      const box = stop.getBoundingClientRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(stop);
      const ring = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
      for (const bar of bars) {
        const { top, bottom } = bar.getBoundingClientRect();
        if (!bar.checkVisibility({ visibilityProperty: true })) continue;
        if (box.bottom + ring > top && box.top - ring < bottom)
          covered.push(`${stop.innerText || stop.outerHTML.slice(0, 80)}`);
      }
    }
    return covered;
  });
}

/** How the number can be reached at this width: on the screen, in the open menu, or not at all. */
function placeOfNumber(page: Page): Promise<'screen' | 'menu' | 'nowhere'> {
  return page.evaluate(() => {
    const isSeen = (link: Element) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      if (
        !link.checkVisibility({ visibilityProperty: true }) ||
        left < 0 ||
        right > innerWidth ||
        top < 0 ||
        bottom > innerHeight
      )
        return false;
      return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const numbers = [...document.querySelectorAll('a[href^="tel:"]')];
    if (numbers.some(isSeen)) return 'screen';
    const menu = document.querySelector<HTMLDetailsElement>('header details');
    if (!menu?.checkVisibility()) return 'nowhere';
    menu.open = true;
    const isInMenu = numbers.some((link) => menu.contains(link) && isSeen(link));
    menu.open = false;
    return isInMenu ? 'menu' : 'nowhere';
  });
}

/** Scrolls by a share of the page, and until the header has followed. */
async function scrollBy(page: Page, share: number): Promise<void> {
  await page.evaluate(async (at) => {
    scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, share);
}

test.beforeEach(async ({ page }) => {
  await standInForMap(page);
  // The CRM asks who comes: the staff are signed in.
  await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
});

for (const group of groups) {
  test(`from ${group[0]}: no stop of the keyboard is covered, the number is near, and large text needs no scrolling sideways`, async ({
    page,
  }) => {
    test.slow();
    for (const address of group) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, address);
      expect.soft(await coveredStops(page), `${address} covers at 1280 pixels`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await coveredStops(page), `${address} covers at 390 pixels`).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const width of [390, 1000]) {
        await page.setViewportSize({ width, height: 640 });
        await scrollBy(page, 0.5);
        expect
          .soft(await placeOfNumber(page), `the number of ${address}, scrolled, at ${width} pixels`)
          .not.toBe('nowhere');
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [320, 640, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth),
            `${address} with large text at ${width} pixels`,
          )
          .toBeLessThanOrEqual(width);
      }
    }
  });
}

// The frame is the same on every page but the staff's.
for (const address of ['/', '/login/']) {
  test(`the phone number of ${address} can be pressed at every width, scrolled or not, with and without motion`, async ({
    page,
  }) => {
    test.slow();
    await visit(page, address);
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const width of [320, 390, 620, 768, 900, 901, 1000, 1090, 1091, 1280, 1920]) {
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
