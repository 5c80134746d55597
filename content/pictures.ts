import { shingleLines, type ShingleColorKey } from './shingles/lines';
import type { FocalPoint } from '@/lib/pictures/focal-point';

/**
 * A picture's alt text and focal point (x and y from 0 to 1). Its master is the file with its name in
 * `content/pictures/`. To replace a picture, replace the file and, if it shows something else, `alt`.
 */
export interface PictureRecord {
  /** The size in pixels that layouts are designed for. The build crops other proportions and enlarges no picture. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focal: FocalPoint;
  /** Set if the layout needs widths and qualities of its own (scripts/build/pictures/picture-plan.ts). */
  readonly use?: PictureUse;
}

export type PictureUse = 'hero' | 'hero-phone' | 'swatch' | 'texture' | 'sample-board' | 'studio' | 'close-up';

/** The sizes of most pictures. */
const photo = { width: 1600, height: 1000 };
const detail = { width: 1280, height: 960 };
const sampleBoard = { ...photo, use: 'sample-board' } as const;

/** The wide picture and the swatch of each shingle color. */
const shingleColors = Object.fromEntries(
  shingleLines.flatMap(({ maker, shows, colors }) =>
    colors.flatMap(({ key, name }): readonly (readonly [string, PictureRecord])[] => [
      [
        `studio-${key}`,
        { width: 1280, height: 800, alt: `${shows} ${maker.name} ${name}.`, focal: [0.46, 0.42], use: 'studio' },
      ],
      [
        `swatch-${key}`,
        {
          width: 480,
          height: 264,
          alt: `${maker.name} ${name} shingles seen straight on.`,
          focal: [0.5, 0.5],
          use: 'swatch',
        },
      ],
    ]),
  ),
) as Readonly<Record<`studio-${ShingleColorKey}` | `swatch-${ShingleColorKey}`, PictureRecord>>;

export const pictures = {
  hero: {
    width: 1920,
    height: 1200,
    alt: 'White Cape with dark green shutters, copper gutters, a charcoal shingle roof and a brick chimney, in fall.',
    focal: [0.68, 0.47],
    use: 'hero',
  },
  'hero-phone': {
    width: 900,
    height: 700,
    alt: 'Charcoal shingle roof with three white dormers, a brick chimney and copper flashing.',
    focal: [0.53, 0.55],
    use: 'hero-phone',
  },
  'portfolio-1': {
    ...photo,
    alt: 'Two-story white colonial with black shutters and a new dark gray shingle roof.',
    focal: [0.45, 0.36],
  },
  'portfolio-2': {
    ...photo,
    alt: 'Cape with new pale gray clapboard siding, white trim and a navy door.',
    focal: [0.48, 0.55],
  },
  'portfolio-3': {
    ...photo,
    alt: 'Brick house front with new white double-hung windows and stone sills.',
    focal: [0.42, 0.42],
  },
  'portfolio-4-before': {
    ...photo,
    alt: 'Cape with a worn roof: missing and curled shingles, dark streaks and a patch in another color.',
    focal: [0.45, 0.36],
  },
  'portfolio-4-progress': {
    ...photo,
    alt: 'Cape with its roof stripped to the boards: black ice barrier along the eaves, underlayment rolled out, tarps over the shrubs.',
    focal: [0.45, 0.4],
  },
  'portfolio-4-after': { ...photo, alt: 'Cape with a new shingle roof in Weathered Wood.', focal: [0.45, 0.36] },
  'portfolio-5': {
    ...photo,
    alt: 'Gray shingle-sided house with wide white trim and a front porch above dune grass, the sea on the horizon.',
    focal: [0.62, 0.5],
  },
  'portfolio-6': {
    ...photo,
    alt: 'White farmhouse and ell with a dark bronze standing-seam metal roof in fall.',
    focal: [0.42, 0.45],
  },
  'portfolio-7': {
    ...photo,
    alt: 'Kitchen bay window with a copper roof, built out from a white clapboard wall.',
    focal: [0.52, 0.52],
  },
  'portfolio-8': {
    ...photo,
    alt: 'Ranch house with straight, pale siding and a new medium gray shingle roof.',
    focal: [0.48, 0.45],
  },
  'emergency-night': {
    ...photo,
    alt: 'Cape at nightfall with a wet roof, lit windows and lanterns on at the door.',
    focal: [0.55, 0.55],
  },
  'door-night': {
    width: 1120,
    height: 420,
    alt: 'Red front door of a white Cape at nightfall, a lit lantern on each side.',
    focal: [0.58, 0.5],
  },
  'siding-new': {
    ...photo,
    alt: 'Two-story house with new blue lap siding, white trim and a red door.',
    focal: [0.5, 0.5],
  },
  'storm-mended': {
    ...photo,
    alt: 'White Cape with a new brown shingle roof where a limb had fallen on it.',
    focal: [0.36, 0.4],
  },
  'texture-entry-shingle': {
    width: 270,
    height: 148,
    alt: 'A roof of gray entry architectural shingles.',
    focal: [0.5, 0.5],
    use: 'texture',
  },
  'texture-designer-shingle': {
    width: 480,
    height: 264,
    alt: 'A roof of slate gray designer shingles, close up.',
    focal: [0.5, 0.5],
    use: 'texture',
  },
  'texture-standing-seam': {
    width: 240,
    height: 132,
    alt: 'A dark bronze metal roof with standing seams.',
    focal: [0.5, 0.5],
    use: 'texture',
  },
  ...shingleColors,
  'detail-siding': {
    ...detail,
    alt: 'White clapboards meet a corner board and a window casing with tight, even joints.',
    focal: [0.52, 0.45],
  },
  'detail-window': {
    ...detail,
    alt: 'White double-hung window between dark green shutters.',
    focal: [0.42, 0.45],
    use: 'close-up',
  },
  'detail-gutter': {
    ...detail,
    alt: 'A half-round copper gutter turns into a round downspout elbow at the corner of a white house.',
    focal: [0.5, 0.42],
  },
  'detail-door': {
    ...detail,
    alt: 'Dark green paneled front door with sidelites, copper lanterns and a granite step.',
    focal: [0.55, 0.5],
  },
  'detail-decking': {
    ...detail,
    alt: 'Roof partway through the job: boards, ice barrier, underlayment, starter strip and the first courses of shingles.',
    focal: [0.5, 0.55],
  },
  'about-workshop': {
    ...photo,
    alt: 'Workshop wall with hammers, saw, squares and snips on their pegs, ladders above, and a roll of copper beside shingle samples on the bench.',
    focal: [0.42, 0.55],
  },
  'detail-roof': {
    width: 1200,
    height: 900,
    alt: 'New charcoal architectural shingles running down to a white gutter above blue-gray clapboards.',
    focal: [0.45, 0.5],
  },
  'storm-struck': {
    ...photo,
    alt: 'A thick oak limb lies across the roof of a white Cape. One branch has gone through the boards, and shingles are torn off around the hole.',
    focal: [0.36, 0.36],
  },
  'storm-tarped': {
    ...photo,
    alt: 'White Cape with a blue tarp over the damaged roof, from the ridge to the eave, held down by boards.',
    focal: [0.34, 0.38],
  },
  'siding-old': { ...photo, alt: 'Two-story house with faded yellow clapboards and a red door.', focal: [0.5, 0.5] },
  'siding-open': {
    ...photo,
    alt: 'Two-story house with its front wrapped: black flashing tape around the windows, a pump-jack plank, and the first courses of new blue siding.',
    focal: [0.5, 0.5],
  },
  'siding-open-wall': {
    ...photo,
    alt: 'Wall in layers: old clapboards coming off, board sheathing, housewrap with black flashing tape around a window, and new blue siding going up.',
    focal: [0.5, 0.5],
  },
  'fiber-cement-house': {
    ...photo,
    alt: 'Two-story house with blue-gray fiber cement siding, white trim, a front porch over a stone foundation, and a red door.',
    focal: [0.55, 0.5],
  },
  'gutter-corner': {
    ...photo,
    alt: 'White K-style aluminum gutter with a mitered corner under a dark hip roof, and a downspout with two elbows beside the corner board.',
    focal: [0.5, 0.45],
  },
  'gutter-downspout': {
    ...photo,
    alt: 'White K-style aluminum gutter along the edge of a charcoal roof, with a downspout on the corner of a blue clapboard house.',
    focal: [0.3, 0.3],
  },
  'kitchen-table': {
    ...photo,
    alt: 'Three roofing estimates side by side on a kitchen table, the line “Ice barrier” circled in green, beside a coffee mug, glasses and shingle samples.',
    focal: [0.52, 0.56],
  },
  'snow-house': {
    ...photo,
    alt: 'Gray-shingled Cape in deep snow, the lower roof raked bare above a copper gutter.',
    focal: [0.58, 0.5],
  },
  'sample-board-fiber-cement': {
    ...sampleBoard,
    alt: 'Sample board on an oak table: blue-gray fiber cement lap siding, green shingle panel, cream board and batten, white trim and ten color chips.',
    focal: [0.63, 0.46],
  },
  'sample-board-vinyl': {
    ...sampleBoard,
    alt: 'Vinyl siding sample board: white double-4 clapboard, sage Dutch lap, blue board and batten, a shake panel, J-channel, a corner post section and color chips.',
    focal: [0.6, 0.44],
  },
  'sample-board-insulated': {
    ...sampleBoard,
    alt: 'Insulated vinyl siding samples with white and gray foam behind, beside one hollow piece, with four cut sections and ten color chips.',
    focal: [0.55, 0.48],
  },
  'sample-board-wood': {
    ...sampleBoard,
    alt: 'Wood siding sample board: honey cedar clapboards, primed and green painted pieces, new and weathered cedar shingles, pine board and batten, stain chips.',
    focal: [0.62, 0.45],
  },
} as const satisfies Record<string, PictureRecord>;

export type PictureName = keyof typeof pictures;
