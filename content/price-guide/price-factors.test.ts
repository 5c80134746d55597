import { priceFactors } from './price-factors';

test.each(priceFactors)(
  '$trade: there are at least three factors, none of them a sentence or a promise about the price',
  ({ factors }) => {
    expect(factors.length).toBeGreaterThanOrEqual(3);
    for (const factor of factors) expect(factor).not.toMatch(/\bwe price\b|\bestimate\b|written price|[.!?]$/i);
  },
);
