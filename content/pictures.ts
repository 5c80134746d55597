import type { FocalPoint } from '@/lib/pictures/focal-point';

/**
 * The pictures of the site: each with its alt text and its focal point (x and y from 0 to 1). The master is the file of
 * the same name in `content/pictures/`, for example `hero.jpg`.
 * To replace a picture, replace its file and, if it shows something else, its `alt`.
 */
export interface PictureRecord {
  /**
   * The size in pixels for which the layouts are designed. The build crops other proportions to it and never enlarges a
   * smaller master.
   */
  readonly width: number;
  readonly height: number;
  /** The alt text, for people who cannot see the picture. */
  readonly alt: string;
  /** The point that stays visible when a layout crops the picture. */
  readonly focal: FocalPoint;
}

export const pictures = {
  hero: {
    width: 1920,
    height: 1200,
    alt: 'White Cape Cod house with dark green shutters, copper gutters, a charcoal shingle roof and a brick chimney in late-day autumn light.',
    focal: [0.68, 0.47],
  },
  'hero-phone': {
    width: 900,
    height: 700,
    alt: 'Charcoal shingle roof with three white dormers, a brick chimney and copper flashing against a clear evening sky.',
    focal: [0.53, 0.55],
  },
  'portfolio-1': {
    width: 1600,
    height: 1000,
    alt: 'Two-story white colonial with black shutters and a new dark gray shingle roof.',
    focal: [0.45, 0.36],
  },
  'portfolio-2': {
    width: 1600,
    height: 1000,
    alt: 'Cape with new pale gray clapboard siding, white trim and a navy door in early summer.',
    focal: [0.48, 0.55],
  },
  'portfolio-3': {
    width: 1600,
    height: 1000,
    alt: 'Brick house front with new white double-hung windows and stone sills.',
    focal: [0.42, 0.42],
  },
  'portfolio-4-before': {
    width: 1600,
    height: 1000,
    alt: 'Cape with a worn roof: missing and curled shingles, dark streaks and a patch of other shingles under a dull sky.',
    focal: [0.45, 0.36],
  },
  'portfolio-4-progress': {
    width: 1600,
    height: 1000,
    alt: 'The same cape with its roof stripped to the boards, dark ice barrier along the eaves, underlayment rolled out, a ladder and tarps over the shrubs.',
    focal: [0.45, 0.4],
  },
  'portfolio-4-after': {
    width: 1600,
    height: 1000,
    alt: 'The same cape with a new roof of weathered wood colored shingles in warm light.',
    focal: [0.45, 0.36],
  },
  'portfolio-5': {
    width: 1600,
    height: 1000,
    alt: 'Gray shingle-sided house with wide white trim and a front porch above dune grass, the sea on the horizon.',
    focal: [0.62, 0.5],
  },
  'portfolio-6': {
    width: 1600,
    height: 1000,
    alt: 'White farmhouse and ell with a dark bronze standing-seam metal roof in autumn.',
    focal: [0.42, 0.45],
  },
  'portfolio-7': {
    width: 1600,
    height: 1000,
    alt: 'Kitchen bay window in a white clapboard wall, lit warmly from inside at dusk.',
    focal: [0.52, 0.52],
  },
  'portfolio-8': {
    width: 1600,
    height: 1000,
    alt: 'Ranch house with a new medium gray shingle roof, tidy beds and a clear yard.',
    focal: [0.48, 0.45],
  },
  'storm-damage': {
    width: 1600,
    height: 1000,
    alt: 'Broken tree limb lying across a shingle roof with torn and missing shingles under a stormy sky.',
    focal: [0.52, 0.45],
  },
  'emergency-night': {
    width: 1600,
    height: 1000,
    alt: 'Cape house at blue hour with lit windows, a wet roof and lanterns on at the door.',
    focal: [0.55, 0.55],
  },
  'snow-house': {
    width: 1600,
    height: 1000,
    alt: 'Gray-shingled cape in February snow, its windows lit and the lower edge of its roof raked bare above the gutter.',
    focal: [0.58, 0.5],
  },
  'siding-new': {
    width: 1600,
    height: 1000,
    alt: 'Two-story house with new blue lap siding, white trim and a red door.',
    focal: [0.5, 0.5],
  },
  'storm-tarped': {
    width: 1600,
    height: 1000,
    alt: 'White cape with a blue tarp over its roof from the ridge to the eave, held down by boards.',
    focal: [0.34, 0.38],
  },
  'storm-mended': {
    width: 1600,
    height: 1000,
    alt: 'White cape with a new brown shingle roof where a limb had fallen on it.',
    focal: [0.36, 0.4],
  },
  'texture-timberline-hdz': {
    width: 480,
    height: 480,
    alt: 'GAF Weathered Wood shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'texture-titan-xt': {
    width: 480,
    height: 480,
    alt: 'TAMKO Rustic Black shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-charcoal': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Charcoal.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-charcoal': {
    width: 480,
    height: 264,
    alt: 'GAF Charcoal shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-pewter-gray': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Pewter Gray.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-pewter-gray': {
    width: 480,
    height: 264,
    alt: 'GAF Pewter Gray shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-slate': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Slate.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-slate': {
    width: 480,
    height: 264,
    alt: 'GAF Slate shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-williamsburg-slate': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Williamsburg Slate.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-williamsburg-slate': {
    width: 480,
    height: 264,
    alt: 'GAF Williamsburg Slate shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-weathered-wood': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Weathered Wood.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-weathered-wood': {
    width: 480,
    height: 264,
    alt: 'GAF Weathered Wood shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-barkwood': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Barkwood.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-barkwood': {
    width: 480,
    height: 264,
    alt: 'GAF Barkwood shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-shakewood': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Shakewood.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-shakewood': {
    width: 480,
    height: 264,
    alt: 'GAF Shakewood shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-mission-brown': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Mission Brown.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-mission-brown': {
    width: 480,
    height: 264,
    alt: 'GAF Mission Brown shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-gaf-hickory': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in GAF Hickory.',
    focal: [0.46, 0.42],
  },
  'swatch-gaf-hickory': {
    width: 480,
    height: 264,
    alt: 'GAF Hickory shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-rustic-black': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Rustic Black.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-rustic-black': {
    width: 480,
    height: 264,
    alt: 'TAMKO Rustic Black shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-oxford-grey': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Oxford Grey.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-oxford-grey': {
    width: 480,
    height: 264,
    alt: 'TAMKO Oxford Grey shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-thunderstorm-grey': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Thunderstorm Grey.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-thunderstorm-grey': {
    width: 480,
    height: 264,
    alt: 'TAMKO Thunderstorm Grey shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-shadow-grey': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Shadow Grey.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-shadow-grey': {
    width: 480,
    height: 264,
    alt: 'TAMKO Shadow Grey shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-virginia-slate': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Virginia Slate.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-virginia-slate': {
    width: 480,
    height: 264,
    alt: 'TAMKO Virginia Slate shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-olde-english-pewter': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Olde English Pewter.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-olde-english-pewter': {
    width: 480,
    height: 264,
    alt: 'TAMKO Olde English Pewter shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-weathered-wood': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Weathered Wood.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-weathered-wood': {
    width: 480,
    height: 264,
    alt: 'TAMKO Weathered Wood shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-rustic-hickory': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Rustic Hickory.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-rustic-hickory': {
    width: 480,
    height: 264,
    alt: 'TAMKO Rustic Hickory shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'studio-tamko-black-walnut': {
    width: 1280,
    height: 800,
    alt: 'A white clapboard Cape with green shutters and a roof in TAMKO Black Walnut.',
    focal: [0.46, 0.42],
  },
  'swatch-tamko-black-walnut': {
    width: 480,
    height: 264,
    alt: 'TAMKO Black Walnut shingles seen straight on.',
    focal: [0.5, 0.5],
  },
  'detail-siding': {
    width: 1280,
    height: 960,
    alt: 'White clapboards meet a corner board and a window casing in low raking light.',
    focal: [0.52, 0.45],
  },
  'detail-window': {
    width: 1280,
    height: 960,
    alt: 'A white double-hung window between dark green shutters reflects autumn trees and sky.',
    focal: [0.42, 0.45],
  },
  'detail-gutter': {
    width: 1280,
    height: 960,
    alt: 'A half-round copper gutter turns into a round downspout elbow at the corner of a white house.',
    focal: [0.5, 0.42],
  },
  'detail-door': {
    width: 1280,
    height: 960,
    alt: 'A dark green panelled front door with sidelights, copper lanterns and a granite step.',
    focal: [0.55, 0.5],
  },
  'detail-ridge': {
    width: 1280,
    height: 960,
    alt: 'Ridge cap shingles over a ridge vent run toward a brick chimney with autumn trees behind.',
    focal: [0.45, 0.5],
  },
  'detail-decking': {
    width: 1280,
    height: 960,
    alt: 'Roof layers part-way through the job: boards, ice barrier, underlayment, starter strip and the first courses of shingles.',
    focal: [0.5, 0.55],
  },
  'about-workshop': {
    width: 1600,
    height: 1000,
    alt: 'A workshop wall with hung roofing tools, ladders on hooks and a coil of copper on a green bench.',
    focal: [0.42, 0.55],
  },
  'detail-roof': {
    width: 1200,
    height: 900,
    alt: 'New charcoal architectural shingles running down to a white gutter above blue-gray clapboards.',
    focal: [0.45, 0.5],
  },
} as const satisfies Record<string, PictureRecord>;

export type PictureName = keyof typeof pictures;

/**
 * Pictures that visitors would take for photos of the company's own work, but which are not. Remove a name when you
 * replace its file. The shingle studio and its swatches are not listed because they show colors, not jobs.
 */
export const samplePictures: readonly PictureName[] = [
  'hero',
  'hero-phone',
  'portfolio-1',
  'portfolio-2',
  'portfolio-3',
  'portfolio-4-before',
  'portfolio-4-progress',
  'portfolio-4-after',
  'portfolio-5',
  'portfolio-6',
  'portfolio-7',
  'portfolio-8',
  'storm-damage',
  'emergency-night',
  'detail-siding',
  'detail-window',
  'detail-gutter',
  'detail-door',
  'detail-ridge',
  'detail-decking',
  'about-workshop',
  'detail-roof',
];
