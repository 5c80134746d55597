import type { RichText, TextLink } from '@/content/rich-text';
import { printPrice, type Price } from '@/lib/prices/price';

const priceKinds: Readonly<Record<Price['kind'], true>> = {
  range: true,
  from: true,
  free: true,
  'after-visit': true,
  quoted: true,
};

function isPrice(value: unknown): value is Price {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    value.kind in priceKinds
  );
}

/** The record as JSON, with prices as printed and without `priceRange`. Includes keys and paths. */
export function allText(content: object): string {
  return JSON.stringify(content, (key, value: unknown) => {
    if (key === 'priceRange') return undefined;
    return isPrice(value) ? printPrice(value) : value;
  });
}

export function plainText(text: RichText): string {
  return typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}

const isLink = (value: unknown): value is TextLink =>
  typeof value === 'object' && value !== null && 'label' in value && 'href' in value && Object.keys(value).length === 2;

/** All texts of a record, each with its links in place. Without keys, and without a link's address. */
export function textsOf(content: unknown): readonly RichText[] {
  if (typeof content === 'string') return [content];
  if (isLink(content)) return [content.label];
  if (Array.isArray(content)) {
    const parts: readonly unknown[] = content;
    const isRich = parts.some(isLink) && parts.every((part) => typeof part === 'string' || isLink(part));
    return isRich ? [parts as RichText] : parts.flatMap(textsOf);
  }
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

export function sentencesOf(text: RichText): readonly string[] {
  return plainText(text).split(/(?<=[.?!][”)]?)\s+(?=[“A-Z\d])/u);
}
