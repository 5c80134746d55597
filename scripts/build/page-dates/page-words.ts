import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attributeOf, elementsIn, isElement, textIn, type Element } from '@/scripts/build/export/html-tree';

/**
 * The text of a page without its markup: the title, the description, and the text and alt texts of `<main>`. White space
 * is left out, because markup moves it, and so are the numbers in inline drawings, of which one is the year of the build.
 * What stands in `<noscript>` is read as the markup that it is for visitors without scripts. Throws if one of the three is missing.
 * @param html a whole page
 */
export function pageWords(html: string): string {
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const main = elements.find(({ tagName }) => tagName === 'main');
  const title = elements.find(({ tagName }) => tagName === 'title');
  const description = elements.find(
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'description',
  );
  if (!main || !title || !description) throw new Error('A page needs a title, a description and a main element.');
  return [textIn(title), attributeOf(description, 'content'), ...wordsIn(main)].join('').replace(/\s+/g, '');
}

function* wordsIn(element: Element): Generator<string> {
  for (const child of element.childNodes) {
    if (child.nodeName === '#text' && 'value' in child) yield child.value;
    if (!isElement(child) || ['script', 'style', 'svg', 'template'].includes(child.tagName)) continue;
    if (child.tagName === 'img') yield attributeOf(child, 'alt') ?? '';
    yield* wordsIn(child);
  }
}

/** A hash of the page's text: twelve hexadecimal digits. */
export function wordsHash(html: string): string {
  return createHash('sha256').update(pageWords(html)).digest('hex').slice(0, 12);
}
