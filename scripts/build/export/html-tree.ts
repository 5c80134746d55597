import type { DefaultTreeAdapterMap } from 'parse5';

export type Document = DefaultTreeAdapterMap['document'];
export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** In document order, without the content of `<template>`. */
export function* elementsIn(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasExactly(element: Element, expected: Readonly<Record<string, string | RegExp>>): boolean {
  const entries = Object.entries(expected);
  return (
    element.attrs.length === entries.length &&
    entries.every(([name, value]) => {
      const found = attributeOf(element, name);
      return found !== undefined && (typeof value === 'string' ? found === value : value.test(found));
    })
  );
}

/** The element's own text, such as the code of a script, without the text of child elements. */
export function textIn(element: Element): string {
  return element.childNodes
    .map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : ''))
    .join('');
}
