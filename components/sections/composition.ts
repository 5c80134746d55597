import type { Section } from '@/content/types';

/** So many short items fit side by side; more become rows. */
const mostColumns = 4;
/** Fewer would leave most of the width empty. */
const fewestColumns = 3;

function ofPictures(count: number) {
  return count === 2 || count === 4 ? 'pictures beside text' : 'pictures above text';
}

/**
 * How a section arranges what it says: sections with the same composition look alike, whatever their kind. It follows
 * from the kind, its variant and the number of items, never from the words. Kinds with several compositions choose by it,
 * and a test checks that no two neighbors on a page share one.
 */
export function composition(section: Section) {
  switch (section.kind) {
    case 'cards':
      return section.layout === 'pictures' ? ofPictures(section.cards.length) : section.layout;
    case 'options':
      if (section.options.some((option) => 'media' in option && option.media))
        return ofPictures(section.options.length);
      return section.options.length <= mostColumns ? 'columns' : 'option rows';
    case 'list':
      if (section.media) return 'picture and text';
      return section.style === 'ordered' ? 'numbered lines' : 'line columns';
    case 'prose':
      return section.media ? 'picture and text' : 'text beside heading';
    case 'prices':
      return section.prices.length >= fewestColumns && section.prices.length <= mostColumns
        ? 'price columns'
        : 'price rows';
    case 'steps':
      return section.display;
    case 'table':
    case 'repairs':
    case 'problems':
      return 'table';
    case 'issues':
      return 'columns';
    // Every other kind has a look of its own.
    default:
      return section.kind;
  }
}
