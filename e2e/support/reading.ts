import type { Locator, Page } from '@playwright/test';
import { keepTogether, unbreakableForms } from '@/lib/text/keep-together';

async function phrasesOnTwoLines(page: Page): Promise<readonly string[]> {
  return page.evaluate((phrases) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Code may break anywhere.
      if (!(node instanceof Text) || node.parentElement?.closest('script, style, noscript, code')) continue;
      for (const word of node.data.matchAll(new RegExp(phrases, 'gu'))) {
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
  }, unbreakableForms);
}

/** Captions that cover more than a tenth of their picture. */
export function largeCaptions(page: Page): Promise<readonly string[]> {
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
      return share > 0.1 ? [`${caption.textContent}: ${Math.round(share * 100)}%`] : [];
    }),
  );
}

/** Phrases that `keepTogether` keeps on one line, such as dates and prices with their units, but which are on two. */
export async function brokenPhrases(page: Page): Promise<readonly string[]> {
  const words = await phrasesOnTwoLines(page);
  return words.filter((word) => keepTogether(word).some(({ isKept }) => isKept));
}

export function isPageNameCutOff(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const trail = document.querySelector('nav[aria-label="Breadcrumb"] [aria-current]')?.parentElement;
    return trail !== null && trail !== undefined && trail.scrollWidth > trail.clientWidth;
  });
}

/** Hyphens, periods and @ separate words here, because a line may break at them. */
export function wordsBrokenInside(elements: Locator): Promise<readonly string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!(node instanceof Text)) continue;
        for (const word of node.data.matchAll(/[\p{L}\d’]{4,}/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 10) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );
}
