import type { Locator, Page } from '@playwright/test';
import { keepTogether, unbreakableForms } from '@/lib/text/keep-together';

async function phrasesOnTwoLines(page: Page): Promise<readonly string[]> {
  return page.evaluate((phrases) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Code may break anywhere, and a long value on a plate takes two lines.
      if (!(node instanceof Text) || node.parentElement?.closest('script, style, noscript, code, .plate')) continue;
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

/** Sets the text spacing that WCAG 1.4.12 lets a visitor choose, and returns the texts that are cut off at a side. */
export function textCutOffWithSpacing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
    const rightEdge = (element: Element | null): number => {
      if (!element || element === document.documentElement) return innerWidth;
      const { overflowX } = getComputedStyle(element);
      const { width, right } = element.getBoundingClientRect();
      // Whoever sees can scroll it, or it's only for screen readers.
      if (overflowX === 'auto' || overflowX === 'scroll' || (overflowX !== 'visible' && width <= 1)) return Infinity;
      const outer = rightEdge(element.parentElement);
      return overflowX === 'visible' || outer === Infinity ? outer : Math.min(outer, right);
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('svg, script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((line) => line.right));
      if (right > rightEdge(node.parentElement) + 1) cut.push(node.textContent);
    }
    document.adoptedStyleSheets.pop();
    return cut;
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
