import { prices } from '@/content/prices';
import type { ServiceCategory } from '@/content/paths';
import { additionSentence } from '@/lib/prices/price';

export interface Coverage {
  readonly covers: string;
  readonly added: string;
}

export const coverage: Readonly<Record<ServiceCategory, Coverage>> = {
  roofing: {
    covers: 'Prices per square are for the roofing itself, installed. A square is 100 square feet of roof.',
    added: additionSentence(prices.roofing.anyMaterial),
  },
  siding: {
    covers: 'Prices per square foot are for the siding and the labor to put it up.',
    added: additionSentence(prices.siding.anyMaterial),
  },
  windows: {
    covers: 'Prices are per window, by style, glass or shape. They’re for one window, so don’t add two rows together.',
    added: `A small window set into a sound frame is at the low end. Large sizes, triple-pane glass and full-frame work are at the high end. ${additionSentence(prices.windows.anyStyle)}`,
  },
  gutters: {
    covers: 'Prices per foot are for the gutter or the guard, hung.',
    added: additionSentence(prices.gutters.anyMetal),
  },
  additional: {
    covers: 'Repair prices are for one repair.',
    added: 'If we open a wall and find more rot, we show you photos and you agree to the price before we go on.',
  },
};
