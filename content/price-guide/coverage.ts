import { addedToGutters } from '@/content/services/gutters/example-house';
import type { ServiceCategory } from '@/content/types';

export interface Coverage {
  readonly covers: string;
  readonly added: string;
}

export const coverage: Readonly<Record<ServiceCategory, Coverage>> = {
  roofing: {
    covers: 'Prices per square are for the roofing itself, installed. A square is 100 square feet of roof.',
    added:
      'Tear-off, decking repairs, chimney work, the permit and any extra for a steep or high roof are added in your written price.',
  },
  siding: {
    covers: 'Prices per square foot are for the siding and the labor to put it up.',
    added: 'Tear-off, wall repairs, trim and the permit are added in your written price.',
  },
  windows: {
    covers: 'Prices are per window, by style, glass or shape. They’re for one window, so don’t add two rows together.',
    added:
      'A small window set into a sound frame is at the low end. Large sizes, triple-pane glass and full-frame work are at the high end.',
  },
  gutters: { covers: 'Prices per foot are for the gutter or the guard, hung.', added: addedToGutters },
  additional: {
    covers: 'Repair prices are for one repair.',
    added: 'If we open a wall and find more rot, we show you photos and you agree to the price before we go on.',
  },
};
