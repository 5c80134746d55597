import { expect, test, type Page } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { pageAddress } from '@/lib/seo/metadata';
import { keepTogether } from '@/lib/text/keep-together';

/* What a reader trips over: a line that ends inside `10-year`, a caption on top of its picture, a trail that loses the page's name. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every word with a hyphen or a dash that the page breaks over two lines. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Addresses and code to copy may break anywhere.
      if (!(node instanceof Text) || node.parentElement?.closest('script, style, noscript, code')) continue;
      for (const word of node.data.matchAll(/[^\s–-]+(?:[–-][^\s–-]+)+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}

/** Captions that cover more than a tenth of what they stand in. */
function largeCaptions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure')].flatMap((figure) => {
      const caption = figure.querySelector('figcaption');
      const [picture] = [...figure.querySelectorAll('img, svg')]
        .map((element) => element.getBoundingClientRect())
        .toSorted((a, b) => b.width * b.height - a.width * a.height);
      if (!caption || !picture) return [];
      const frame = figure.getBoundingClientRect();
      const words = caption.getBoundingClientRect();
      const shared = (...boxes: readonly DOMRect[]) =>
        Math.max(0, Math.min(...boxes.map(({ right }) => right)) - Math.max(...boxes.map(({ left }) => left))) *
        Math.max(0, Math.min(...boxes.map(({ bottom }) => bottom)) - Math.max(...boxes.map(({ top }) => top)));
      const share = shared(picture, frame, words) / shared(picture, frame);
      return share > 0.1 ? [`${caption.textContent}: ${Math.round(share * 100)} %`] : [];
    }),
  );
}

for (const { path, name } of allPages) {
  test(`${path} (${name}) keeps its words whole and its pictures clear`, async ({ page }) => {
    if (path === '/crm') await page.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
    await page.goto(pageAddress(path));
    await page.evaluate(() => {
      delete document.documentElement.dataset.sections;
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = (await brokenWords(page)).filter((word) => keepTogether(word).some(({ isKept }) => isKept));
      expect(broken, `broken at ${width} pixels`).toEqual([]);
      if (width > 620) continue;

      expect(await largeCaptions(page), `captions at ${width} pixels`).toEqual([]);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      if ((await trail.count()) === 0) continue;
      const isCut = await trail
        .locator('[aria-current]')
        .evaluate(
          ({ parentElement }) => parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth,
        );
      expect(isCut, `the page's own name is cut at ${width} pixels`).toBe(false);
    }
  });
}
