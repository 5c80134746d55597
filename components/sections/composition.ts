import type { Section, TableSection } from '@/content/types';

/** So many short items fit side by side; more become rows. */
const mostColumns = 4;
/** Fewer would leave most of the width empty. */
const fewestColumns = 3;

function ofPictures(count: number) {
  return count === 2 || count === 4 ? 'pictures beside text' : 'pictures above text';
}

/** Whether the drawing of the section stands beside its heading and its body, which are narrow enough for that. */
export function isFigureBeside(section: Section): boolean {
  if (!section.figure) return false;
  switch (section.kind) {
    case 'steps':
      return section.display === 'list';
    case 'table':
      return isNarrowTable(section);
    case 'prices':
      return true;
    case 'cards':
      return section.layout === 'rows';
    default:
      return false;
  }
}

/** Two columns of a few words would leave the middle of the page empty. */
export function isNarrowTable({ columns, rows }: TableSection): boolean {
  return columns.length === 2 && rows.length <= 6;
}

/**
 * How a section arranges what it says: sections with the same composition look alike, whatever their kind. It follows
 * from the kind, its variant and the number of items, never from the words. Kinds with several compositions choose by it,
 * and a test checks that no two neighbors on a page share one.
 */
export function composition(section: Section) {
  if (isFigureBeside(section)) return 'picture and text';
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
