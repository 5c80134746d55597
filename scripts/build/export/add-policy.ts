import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, html } from 'parse5';
import { formService } from '@/content/form-service';
import { originOf } from '@/lib/mail/form-service';
import { markers, UnknownMarkup } from '@/scripts/build/export/framework-markers';
import {
  attributeOf,
  elementsIn,
  isElement,
  textIn,
  type Document,
  type Element,
} from '@/scripts/build/export/html-tree';
import { pagePolicy, type InlineHashes } from '@/scripts/serve/policy';

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** JSON-LD isn't executed, so it needs no hash. Speculation rules need one. */
function needsHash(script: Element): boolean {
  const type = attributeOf(script, 'type') ?? '';
  return (
    attributeOf(script, 'src') === undefined &&
    (['', 'module', 'speculationrules'].includes(type) || type.endsWith('javascript'))
  );
}

export function inlineHashes(document: Document): InlineHashes {
  const elements = [...elementsIn(document)];
  const hashesOf = (found: readonly Element[]) => [...new Set(found.map((element) => sha256(textIn(element))))];
  return {
    scripts: hashesOf(elements.filter((element) => element.tagName === 'script' && needsHash(element))),
    styles: hashesOf(elements.filter(({ tagName }) => tagName === 'style')),
  };
}

/** Puts the policy right after the charset, before everything it applies to. */
export function addPolicy(document: Document, page: string): void {
  const elements = [...elementsIn(document)];
  for (const { tagName, attrs } of elements) {
    for (const { name, value } of attrs) {
      const written = `<${tagName} ${name}="${value.slice(0, 160)}">`;
      if (name === 'style') throw new Error(`${page}: the policy blocks style attributes. Use a class: ${written}`);
      if (name.startsWith('on')) throw new Error(`${page}: the policy blocks inline event handlers: ${written}`);
    }
  }
  const head = elements.find(({ tagName }) => tagName === 'head');
  const [charset, next] = head?.childNodes ?? [];
  if (!head || !charset || !isElement(charset) || !markers.charset(charset) || !next) {
    throw new UnknownMarkup(page, 'charset', 'the head does not start with the charset.');
  }
  const policy = tree.createElement('meta', html.NS.HTML, [
    { name: 'http-equiv', value: 'Content-Security-Policy' },
    { name: 'content', value: pagePolicy(inlineHashes(document), formService && originOf(formService)) },
  ]);
  tree.insertBefore(head, policy, next);
}
