import { composition } from '@/components/sections/composition';
import type { Section } from '@/content/types';

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
      return section.layout === 'figures' || (section.layout === 'columns' && section.cards.length <= 4);
    case 'options':
      return composition(section) === 'columns';
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
