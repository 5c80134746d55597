import { defaultTreeAdapter as tree } from 'parse5';
import { markers, mentionsPayload, payloadText } from '@/scripts/build/export/framework-markers';
import { elementsIn, textIn, type Document } from '@/scripts/build/export/html-tree';
import { UnknownMarkup } from '@/scripts/build/export/unknown-markup';

/**
 * Removes the payload from the page. It is half of the page's bytes, and of no use before the scripts that read it.
 * @returns the payload, its pieces in order
 */
export function takePayload(document: Document, page: string): string {
  let payload = '';
  for (const script of [...elementsIn(document)].filter(markers.payload)) {
    const text = payloadText(script);
    if (text === undefined) throw new UnknownMarkup(page, 'payload', 'a piece of the payload is of an unknown kind.');
    payload += text;
    tree.detachNode(script);
  }
  const isLeft = [...elementsIn(document)].some(
    (element) => element.tagName === 'script' && mentionsPayload(textIn(element)),
  );
  if (payload === '' || isLeft)
    throw new UnknownMarkup(page, 'payload', "the page's payload is not written as expected.");
  return payload;
}
