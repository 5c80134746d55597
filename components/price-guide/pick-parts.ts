import { estimatorCopy } from '@/content/price-guide/estimator';
import { priceParts, type Price } from '@/lib/prices/price';

/** Pieces that don't break: figure, unit and condition. */
export function pickParts(price: Price): readonly string[] {
  if (price.kind === 'after-visit') return [estimatorCopy.afterVisit];
  const { figure, unit, condition } = priceParts(price);
  const known = [figure, unit, condition].filter((part) => part !== undefined);
  return known.map((part, index) => (condition !== undefined && index === known.length - 2 ? `${part},` : part));
}
