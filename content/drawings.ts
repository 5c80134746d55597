/**
 * The line drawings in `public/art/`: alt text, size and background. They are files rather than inline SVG, so that
 * they can load lazily.
 */
export interface DrawingRecord {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The background color for which the drawing was made. */
  readonly background: 'sky' | 'pond' | 'sage' | 'peach' | 'straw' | 'pine' | 'linen' | 'slate';
  /**
   * How the drawing fits its background: `cover` fills it to all edges (a wall or a roof seen straight on), `hung` enters
   * from the upper right and runs off that edge (a gutter under its roof), `free` has space on all sides.
   */
  readonly fit: 'cover' | 'hung' | 'free';
}

export const drawings = {
  'gutter-k': {
    alt: 'Section through a five-inch K-style gutter hung on the fascia with a hidden hanger.',
    width: 250,
    height: 216,
    background: 'peach',
    fit: 'hung',
  },
  'gutter-tile-k': {
    alt: 'Section through a seamless K-style aluminum gutter.',
    width: 236,
    height: 240,
    background: 'sky',
    fit: 'hung',
  },
  'gutter-tile-hr': {
    alt: 'Section through a half-round copper gutter.',
    width: 236,
    height: 240,
    background: 'peach',
    fit: 'hung',
  },
  'gutter-tile-box': {
    alt: 'Section through a square-fronted steel gutter.',
    width: 236,
    height: 240,
    background: 'straw',
    fit: 'hung',
  },
  'gutter-tile-guard': {
    alt: 'Section through a gutter with a guard that keeps leaves out.',
    width: 236,
    height: 240,
    background: 'sage',
    fit: 'hung',
  },
  'house-cutaway': {
    alt: 'White clapboard house with an 8-in-12 roof, one corner cut away to show ridge vent, underlayment, decking and ice barrier.',
    width: 1150,
    height: 700,
    background: 'sky',
    fit: 'cover',
  },
  'house-close': {
    alt: 'White clapboard house seen from close by, with dark green shutters, a copper gutter and part of the roof laid open.',
    width: 760,
    height: 620,
    background: 'sky',
    fit: 'free',
  },
  'repair-scarf': {
    alt: 'Rotted trim board cut out and a new length scarfed in.',
    width: 272,
    height: 216,
    background: 'straw',
    fit: 'cover',
  },
  'roof-cutaway': {
    alt: 'Roof corner cut away: shingles, underlayment, ice barrier and plank decking.',
    width: 400,
    height: 250,
    background: 'sky',
    fit: 'free',
  },
  'roof-layers': {
    alt: 'Section through a roof edge at an 8-in-12 pitch with the eight layers numbered from the deck up, and flashing around a vent pipe.',
    width: 590,
    height: 436,
    background: 'sky',
    fit: 'free',
  },
  'roof-section': {
    alt: 'Section through a roof edge at an 8-in-12 pitch, showing decking, ice barrier, underlayment, starter course, shingles and ridge vent.',
    width: 590,
    height: 436,
    background: 'sky',
    fit: 'free',
  },
  'siding-board-batten': {
    alt: 'Wall of wide vertical boards with a batten over every joint.',
    width: 288,
    height: 230,
    background: 'straw',
    fit: 'cover',
  },
  'siding-clapboard': {
    alt: 'Wall of clapboards in even laps.',
    width: 288,
    height: 230,
    background: 'sage',
    fit: 'cover',
  },
  'siding-dutch-lap': {
    alt: 'Wall of Dutch lap siding with a shadow line at every course.',
    width: 288,
    height: 230,
    background: 'sky',
    fit: 'cover',
  },
  'siding-insulated': {
    alt: 'Section through insulated siding: foam fitted behind every panel.',
    width: 288,
    height: 230,
    background: 'pond',
    fit: 'cover',
  },
  'siding-shingle': {
    alt: 'Wall of cedar shingles in courses.',
    width: 288,
    height: 230,
    background: 'pine',
    fit: 'cover',
  },
  'siding-trim': {
    alt: 'White corner board, frieze and window casing framing a gray clapboard wall.',
    width: 288,
    height: 230,
    background: 'sky',
    fit: 'cover',
  },
  'siding-lap': {
    alt: 'Section through clapboard siding with a four-inch lap over house wrap and sheathing.',
    width: 282,
    height: 246,
    background: 'sage',
    fit: 'cover',
  },
  'storm-test-square': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each hit circled.',
    width: 680,
    height: 340,
    background: 'slate',
    fit: 'cover',
  },
  'window-angled': {
    alt: 'Window with a slanted head that follows the roof line.',
    width: 288,
    height: 230,
    background: 'sky',
    fit: 'cover',
  },
  'window-arch': {
    alt: 'Window under a half-round arch with spokes.',
    width: 288,
    height: 230,
    background: 'peach',
    fit: 'cover',
  },
  'window-corner': {
    alt: 'Fixed glass that turns the corner of a house around a steel post.',
    width: 288,
    height: 230,
    background: 'straw',
    fit: 'cover',
  },
  'window-round': {
    alt: 'Round window with four panes and four keystones.',
    width: 288,
    height: 230,
    background: 'sage',
    fit: 'cover',
  },
  'window-awning': {
    alt: 'Awning window, hinged at the top, open in light rain.',
    width: 288,
    height: 230,
    background: 'peach',
    fit: 'cover',
  },
  'window-bay': {
    alt: 'Bay window with a front and two angled sides under a copper roof.',
    width: 288,
    height: 230,
    background: 'pond',
    fit: 'cover',
  },
  'window-casement': {
    alt: 'Casement window with two leaves hinged at their outer sides.',
    width: 288,
    height: 230,
    background: 'sage',
    fit: 'cover',
  },
  'window-picture': {
    alt: 'Picture window, one fixed pane with a hill over a pond in it.',
    width: 288,
    height: 230,
    background: 'sky',
    fit: 'cover',
  },
  'window-sliding': {
    alt: 'Sliding window, one sash gliding past the other.',
    width: 288,
    height: 230,
    background: 'straw',
    fit: 'cover',
  },
  window: {
    alt: 'Six-over-six double-hung window set in clapboard siding.',
    width: 288,
    height: 230,
    background: 'pond',
    fit: 'cover',
  },
} as const satisfies Record<string, DrawingRecord>;

export type DrawingName = keyof typeof drawings;
