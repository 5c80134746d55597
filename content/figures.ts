/**
 * The figures: large drawings whose numbers are the numbers of the list beside or below them. Each is a file in
 * `content/figures/`, copied into the page when it is built, and its parts are named here in the order of their numbers.
 */
export interface FigurePart {
  /** The part of the drawing that a narrow screen shows above the row, as a viewBox. For figures with tags. */
  readonly crop?: string;
  /** How far down the part is, in percent of the drawing's height, for phones that show a strip of it. Default: 0. */
  readonly down?: number;
}

interface FigureRecord {
  readonly alt: string;
  readonly parts: Readonly<Record<string, FigurePart>>;
  /** What a tradesman would check in it. Whoever redraws it keeps this true. */
  readonly check?: string;
}

export const figures = {
  'roofing-hub': {
    alt: 'One long roof, from left to right: sound shingles with a chalked inspection square, a chimney with copper flashing, a hole under a fallen limb, a tarp, the bare deck, and the layers of a new roof.',
    parts: {
      inspection: { crop: '0 140 350 280' },
      repair: { crop: '150 0 350 300' },
      storm: { crop: '360 60 350 280' },
      emergency: { crop: '590 20 350 280' },
      replacement: { crop: '890 130 350 280' },
      installation: { crop: '1070 180 350 280' },
    },
    check:
      'The ice barrier is along the eave, below the underlayment; the tarp is held by battens, and its upper edge is above the hole.',
  },
  'gutters-hub': {
    alt: 'Front and side of one eave at the same scale. Front, from left to right: a rusted gutter sagging between its spikes, a leaking joint, a gutter full of leaves that spills over, and a new seamless run with a downspout. Side: the roof, gutter, downspout, elbow and extension in section, the ground sloping away from the wall, and 620 gallons of water drawn as a block 4 feet 4 inches each way.',
    parts: {
      replacement: { crop: '-14 140 190 90' },
      repair: { crop: '224 140 190 90' },
      cleaning: { crop: '422 118 190 90' },
      installation: { crop: '596 130 190 90' },
      guards: { crop: '950 136 116 66' },
      downspouts: { crop: '946 340 290 90' },
    },
    check:
      'One inch is 4 units on both sides of the drawing: gutter 6 by 5 inches, downspout 4 inches wide, hangers 24 inches apart, siding 9 inches off the soil. 1,000 square feet under 1 inch of rain are 623 gallons, a block 4.37 feet each way. The drip edge is of the metal of the gutter.',
  },
} as const satisfies Readonly<Record<string, FigureRecord>>;

export type FigureName = keyof typeof figures;
export type PartOf<Name extends FigureName> = keyof (typeof figures)[Name]['parts'] & string;

/** One row for each part of the figure: a row without its part does not compile, nor a part without its row. */
export type RowsOf<Name extends FigureName, Row> = { readonly [Part in PartOf<Name>]: Row };

/** A figure with its rows, for any of these figures. */
export type FigureRows<Row, Name extends FigureName = FigureName> = {
  [One in Name]: { readonly figure: One; readonly rows: RowsOf<One, Row> };
}[Name];

/** The figures whose tags hang below them: every part has its crop. */
export type HangingFigure = {
  [Name in FigureName]: (typeof figures)[Name]['parts'] extends Readonly<Record<string, { readonly crop: string }>>
    ? Name
    : never;
}[FigureName];
