import { composition } from '@/components/sections/composition';
import type { Card, PricedOption, FinancingOption, Section } from '@/content/types';

/** At most four items of a few lines each. */
function areBrief(items: readonly (Card | PricedOption | FinancingOption)[]): boolean {
  return items.length <= 4 && items.every(({ points = [] }) => points.length <= 2);
}

/** Whether a section says so little that the usual space around it would be larger than the text. */
export function isShort(section: Section): boolean {
  switch (section.kind) {
    case 'list':
      return section.items.length <= 6 && (section.style !== 'ordered' || section.items.length <= 3);
    case 'prose':
      return section.paragraphs.length <= 2;
    case 'prices':
      return section.prices.length <= 4;
    case 'table':
      return section.rows.length <= 4 && section.columns.length <= 3;
    case 'cards':
      switch (section.layout) {
        case 'figures':
          return true;
        case 'columns':
          return section.cards.length <= 4;
        case 'pictures':
          return areBrief(section.cards);
        default:
          return false;
      }
    case 'options':
      return composition(section) === 'columns' || areBrief(section.options);
    case 'comparison':
      return section.columns.every(({ items }) => items.length <= 5);
    case 'issues':
      return section.issues.length <= 4;
    case 'steps':
      return section.steps.length <= 4;
    case 'included':
    case 'notice':
    case 'visit':
    case 'years':
      return true;
    default:
      return false;
  }
}
