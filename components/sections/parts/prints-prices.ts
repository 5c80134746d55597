import type { Section } from '@/content/types';

/** Whether a section shows prices of its own, and so links to the page that has them all. */
export function printsPrices(section: Section): boolean {
  switch (section.kind) {
    case 'prices':
      return section.prices.some((row) => 'price' in row);
    case 'options':
      return section.options.some((option) => 'price' in option);
    case 'table':
      return section.rows.some(({ cells }) => cells.some((cell) => typeof cell === 'object' && 'price' in cell));
    case 'repairs':
      return section.priced;
    case 'cards':
      return section.layout === 'directory' || section.cards.some((card) => card.price !== undefined);
    case 'materials':
    case 'gutter-systems':
      return true;
    default:
      return false;
  }
}
