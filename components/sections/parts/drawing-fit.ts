import type { DrawingName } from '@/content/drawings';

/**
 * How a drawing stands on its ground: `cover` fills it to every edge (a wall or a roof seen straight on), `hung` comes
 * in from the upper right and runs off it (a gutter under its roof). All others stand free, with air around them.
 */
const fits: Partial<Record<DrawingName, 'cover' | 'hung'>> = {
  'gutter-k': 'hung',
  'gutter-tile-box': 'hung',
  'gutter-tile-guard': 'hung',
  'gutter-tile-hr': 'hung',
  'gutter-tile-k': 'hung',
  'house-cutaway': 'cover',
  'repair-scarf': 'cover',
  'siding-board-batten': 'cover',
  'siding-clapboard': 'cover',
  'siding-dutch-lap': 'cover',
  'siding-insulated': 'cover',
  'siding-lap': 'cover',
  'siding-shingle': 'cover',
  'siding-trim': 'cover',
  'storm-test-square': 'cover',
  window: 'cover',
  'window-angled': 'cover',
  'window-arch': 'cover',
  'window-awning': 'cover',
  'window-bay': 'cover',
  'window-casement': 'cover',
  'window-corner': 'cover',
  'window-picture': 'cover',
  'window-round': 'cover',
  'window-sliding': 'cover',
};

export function drawingFit(name: DrawingName): 'cover' | 'hung' | 'free' {
  return fits[name] ?? 'free';
}
