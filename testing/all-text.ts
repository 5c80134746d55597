import type { RichText } from '@/content/types';
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
