import { defaultTreeAdapter as tree, html } from 'parse5';
import { markers, movedIntoPage } from '@/scripts/build/export/framework-markers';
import { attributeOf, elementsIn, type Document, type Element } from '@/scripts/build/export/html-tree';
import { UnknownMarkup } from '@/scripts/build/export/unknown-markup';

interface InlineStylesOptions {
  readonly page: string;
  /** The rules of a style sheet that the page can use. */
  readonly readStyles: (address: string) => string;
}

/**
 * Inlines what the page can use of its style sheet. The link stays, disabled: the browser does not fetch it, but React finds the style
 * sheet that it expects on hydration and on navigation.
 */
export function inlineStyles(document: Document, { page, readStyles }: InlineStylesOptions): void {
  const links = [...elementsIn(document)].filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );
  const known = links.filter(markers.styleSheet);
  if (known.length === 0 || known.length !== links.length) {
    throw new UnknownMarkup(
      page,
      'styleSheet',
      `${known.length} of ${links.length} style sheet links are written as expected.`,
    );
  }
  for (const link of known) {
    const address = attributeOf(link, 'href') ?? '';
    const style = tree.createElement('style', html.NS.HTML, []);
    tree.insertText(style, styleText(readStyles(address), { page, address }));
    insertBefore(style, link);
    link.attrs.push({ name: 'disabled', value: '' });
  }
}

function styleText(css: string, { page, address }: { readonly page: string; readonly address: string }): string {
  const moved = movedIntoPage(css.replace(/\/\*# sourceMappingURL=.*?\*\//g, '').trim());
  if (/<\/style/i.test(moved))
    throw new UnknownMarkup(page, 'styleSheet', `the style sheet ${address} would end its own element.`);
  if (/url\(\s*["']?(?![a-z]+:|\/|#|["'])/i.test(moved)) {
    throw new UnknownMarkup(
      page,
      'styleSheet',
      `the style sheet ${address} has a relative address that this step does not know.`,
    );
  }
  return moved;
}

function insertBefore(added: Element, reference: Element): void {
  if (reference.parentNode) tree.insertBefore(reference.parentNode, added, reference);
}
