import { expect, test, type Page } from '@playwright/test';
import { servicePages } from '@/content/service-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { hydrate } from './support/visit';

/* Sections fade in once, when they're first scrolled into view. */

declare global {
  interface Window {
    isHidingAhead?: boolean;
    /** How often each part faded in, and after how many milliseconds. */
    fades: Map<Element, number[]>;
  }
}

test.use({ reducedMotion: 'no-preference' });

/** The first page of each storyline. */
const stories = new Map(
  Object.values(servicePages)
    .toReversed()
    .map(({ storyline, path }) => [storyline, path]),
);
const sample = [...[...stories.values()].map(withTrailingSlash), '/', '/gaf-hdz/', '/financing/'];

const recordFades = (page: Page) =>
  page.addInitScript(() => {
    window.fades = new Map();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, keyframes, options) {
      const isFade = keyframes !== null && 'opacity' in keyframes;
      const delay = typeof options === 'object' ? Number(options.delay ?? 0) : 0;
      if (isFade) window.fades.set(this, [...(window.fades.get(this) ?? []), delay]);
      return animate.call(this, keyframes, options);
    };
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        // entrances.tsx hides what is this far below the screen.
        if (options?.rootMargin?.includes('25%')) window.isHidingAhead = true;
      }
    };
  });

/** The animation library loads after React, and what is scrolled past before it doesn't fade. */
async function startEntrances(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForFunction(() => window.isHidingAhead);
}

/** In steps shorter than the part of the page that is hidden ahead. Each waits until the observers have answered. */
const scrollThrough = (page: Page, direction: 1 | -1) =>
  page.evaluate(async (sign) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    for (let last = -1; last !== scrollY; await frame()) {
      last = scrollY;
      scrollBy({ top: sign * Math.round(innerHeight / 6), behavior: 'instant' });
      await frame();
    }
  }, direction);

/** For each section that starts below what is hidden ahead of the first screen: its heading, and how often it faded in. */
const fadesOfSections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section[aria-labelledby]')]
      .filter((section) => section.getBoundingClientRect().top + scrollY > innerHeight * 1.25)
      // A section inside another fades in with it.
      .filter((section) => section.parentElement?.closest('[data-enters]') === null)
      .map((section) => {
        const parts = [...section.querySelectorAll('[data-enters]')];
        const heading = document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
        return { heading, fades: parts.map((part) => window.fades.get(part)?.length ?? 0) };
      }),
  );

for (const path of sample) {
  test(`every section of ${path} below the first screen fades in once`, { tag: '@desk' }, async ({ page }) => {
    await recordFades(page);
    await page.goto(path);
    await startEntrances(page);
    await scrollThrough(page, 1);
    const first = await fadesOfSections(page);
    expect(first.length).toBeGreaterThan(1);
    for (const { heading, fades } of first) {
      expect.soft(fades.length, heading).toBeGreaterThan(0);
      expect.soft(new Set(fades), heading).toEqual(new Set([1]));
    }
    if (path !== '/') return;
    await scrollThrough(page, -1);
    await scrollThrough(page, 1);
    expect(await fadesOfSections(page)).toEqual(first);
  });
}

test('the cards of a section follow one another, a tenth of a second apart', { tag: '@desk' }, async ({ page }) => {
  await recordFades(page);
  await page.goto('/');
  await startEntrances(page);
  await scrollThrough(page, 1);
  const delays = await page
    .locator('[data-stagger]')
    .evaluateAll((lists) =>
      lists.map((list) => [...list.children].map((card) => window.fades.get(card)?.map(Math.round))),
    );
  expect(delays.length).toBeGreaterThan(3);
  const follow = (cards: readonly unknown[]) => cards.map((_, index) => [index * 100]);
  for (const cards of delays) expect.soft(cards).toEqual(follow(cards));
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', { tag: '@desk' }, async ({ page }) => {
    for (const path of sample) {
      await page.goto(path);
      const parts = page.locator('[data-enters], [data-stagger] > *');
      expect(await parts.count()).toBeGreaterThan(0);
      expect.soft(await page.locator('[data-enters][style], [data-stagger] > [style]').count(), path).toBe(0);
      await expect.soft(parts.first(), path).toHaveCSS('opacity', '1');
    }
  });
});
