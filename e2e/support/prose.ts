import { fleschKincaid } from 'flesch-kincaid';
import { parse } from 'parse5';
import { syllable } from 'syllable';
import { attributeOf, elementsIn, isElement, type Element } from '@/scripts/build/export/html-tree';

/** Elements that begin and end a block of text. */
const blocks = new Set(
  'address aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option output p section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Not prose. */
const skipped = new Set(['script', 'style', 'svg', 'template', 'code']);

/** The text of `<main>`, including `<noscript>`, one string per block. */
export function textBlocks(html: string): readonly string[] {
  const main = [...elementsIn(parse(html, { scriptingEnabled: false }))].find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no main element.');
  const found: string[] = [];
  let text = '';
  const flush = () => {
    const collapsed = text.replace(/\s+/g, ' ').trim();
    if (collapsed) found.push(collapsed);
    text = '';
  };
  const walk = (element: Element) => {
    for (const child of element.childNodes) {
      if (child.nodeName === '#text' && 'value' in child) text += child.value;
      if (!isElement(child) || skipped.has(child.tagName)) continue;
      if (child.tagName === 'br') text += ' ';
      if (blocks.has(child.tagName)) flush();
      walk(child);
      if (blocks.has(child.tagName)) flush();
    }
  };
  walk(main);
  flush();
  return found;
}

export function altTexts(html: string): readonly string[] {
  return [...elementsIn(parse(html))]
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attributeOf(image, 'alt') ?? '')
    .filter((alt) => alt !== '');
}

/** Only what ends with a period, `?` or `!`, which leaves out labels and table cells. */
export function sentences(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    text
      .split(/(?<=[.!?][”’)]?)\s+(?=[“(]?[A-Z0-9])/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[.!?][”’)]?$/.test(sentence)),
  );
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The Flesch–Kincaid grade level of a list of sentences. NaN for an empty list. */
export function readingGrade(prose: readonly string[]): number {
  const text = prose.join(' ');
  return fleschKincaid({ sentence: prose.length, word: countWords(text), syllable: syllable(text) });
}
