export interface FigurePart {
  /** In panels: the viewBox that wide screens show above the part's row. */
  readonly crop?: string;
  /** Where its number is, in drawing units, in a drawing without numbers of its own for every width. */
  readonly at?: readonly [x: number, y: number];
  /** Where the part is, in percent of the height, for screens that show only a strip of the drawing. Default: 0. */
  readonly down?: number;
}

/**
 * A large drawing in `content/figures/`, inlined into its page. The first lines of its file say what a tradesperson
 * would check in it.
 */
export interface FigureRecord {
  readonly alt: string;
  /** In the order of their numbers. */
  readonly parts: Readonly<Record<string, FigurePart>>;
  /** The number of the first part, for a drawing that continues another. Default: 1. */
  readonly first?: number;
}

export const figures = {
  'roofing-hub': {
    alt: 'One long roof, from left to right: sound shingles with a chalked inspection square, a chimney with copper flashing, a hole under a fallen limb, a tarp, the bare deck, and the layers of a new roof.',
    parts: {
      inspection: { at: [140, 282] },
      repair: { at: [300, 112] },
      storm: { at: [548, 322] },
      emergency: { at: [772, 132] },
      replacement: { at: [1112, 272] },
      installation: { at: [1262, 352] },
    },
  },
  'house-survey': {
    alt: 'Line drawing of a house from the front, with the seven things we look at numbered.',
    parts: {
      roof: { down: 4 },
      siding: { down: 30 },
      trim: { down: 14 },
      openings: { down: 40 },
      gutters: { down: 30 },
      chimney: { down: 0 },
      steps: { down: 44 },
    },
  },
  'leak-section': {
    alt: 'Cutaway of a roof. Rain gets in behind the chimney flashing, runs ten feet down the underside of a rafter and comes out as a stain on the ceiling.',
    parts: {},
  },
  'roof-leaks': {
    alt: 'A house with a gable and a chimney. Ten numbered places where roofs leak, the same numbers as in the list.',
    parts: {
      activeLeak: { down: 52 },
      stormOpening: { down: 8 },
      iceDam: { down: 48 },
      flashing: { down: 8 },
      shingles: { down: 30 },
      valley: { down: 20 },
      deck: { down: 8 },
      skylight: { down: 20 },
      boot: { down: 30 },
      nails: { down: 20 },
    },
  },
  'storm-section': {
    alt: 'Cutaway of an eave in a storm. Wind has lifted the edge of a shingle, and rain runs under it to a nail and into the board. Hail has bruised a shingle higher up.',
    parts: {},
  },
  'storm-places': {
    alt: 'Two houses. One after wind and hail, with a limb through its roof, bare boards, folded shingles, pulled flashing, a chalked test square, a damp ceiling, loose clapboards and a hanging gutter. One under snow, with a sagging ridge and ice at the eave. Ten numbered kinds of damage, the same numbers as in the list.',
    parts: {
      impact: { down: 6 },
      missing: { down: 6 },
      overload: { down: 62 },
      iceDam: { down: 74 },
      shingles: { down: 16 },
      flashing: { down: 2 },
      rain: { down: 36 },
      hail: { down: 16 },
      siding: { down: 36 },
      gutters: { down: 34 },
    },
  },
  'roof-lift': {
    alt: 'The eight layers of a roof, lifted apart: deck, drip edge, ice barrier, underlayment, starter strip, flashing, shingles, and ridge vent with caps. Each has its number.',
    parts: {
      deck: { down: 65 },
      dripEdge: { down: 61 },
      iceBarrier: { down: 54 },
      underlayment: { down: 36 },
      starter: { down: 29 },
      flashing: { down: 19 },
      shingles: { down: 9 },
      ridge: { down: 0 },
    },
  },
  'damage-report': {
    alt: 'Two sheets side by side: our damage report with its six parts numbered, and the insurer’s scope, joined to ours line by line. The drip edge is missing there, and ringed.',
    parts: {
      diagram: {},
      photos: { down: 10 },
      scope: { down: 36 },
      code: { down: 50 },
      match: { down: 60 },
      invoice: { down: 60 },
    },
  },
  'roof-points': {
    alt: 'Line drawing of a house with the first fourteen points of the inspection numbered on its roof, flashing, edges and gutters.',
    parts: {
      shingles: { down: 22 },
      granules: { down: 18 },
      seals: { down: 18 },
      caps: { down: 6 },
      moss: { down: 38 },
      chimney: { down: 6 },
      wall: { down: 22 },
      valleys: { down: 22 },
      boots: { down: 32 },
      skylights: { down: 18 },
      dripEdge: { down: 40 },
      fascia: { down: 40 },
      gutters: { down: 40 },
      downspouts: { down: 54 },
    },
  },
  'attic-points': {
    alt: 'Line drawing of an attic cut open, with points 15 to 21 of the inspection numbered.',
    first: 15,
    parts: {
      underside: { down: 16 },
      intake: { down: 30 },
      exhaust: { down: 0 },
      insulation: { down: 30 },
      ridgeLine: { down: 0 },
      iceBarrier: { down: 16 },
      trees: { down: 0 },
    },
  },
  'attic-leaks': {
    alt: 'Line drawing of a house cut open, with six heat leaks numbered and an arrow at each: warm air leaves at five of them, and cold air comes in at the rim.',
    parts: {
      chimney: { down: 15 },
      hatch: { down: 19 },
      lights: { down: 19 },
      fans: { down: 19 },
      plates: { down: 19 },
      rim: { down: 51 },
    },
  },
  'insulation-targets': {
    alt: 'Line drawing of a house cut open, with the four places to insulate numbered.',
    parts: { bareAttic: { down: 8 }, thinAttic: { down: 8 }, walls: { down: 30 }, floors: { down: 36 } },
  },
  'eave-section': {
    alt: 'Cutaway of an eave. Without a drip edge, water runs back under the shingles, down behind the gutter, and rots the edge of the deck, the fascia and the soffit. A clapboard below hangs loose.',
    parts: {},
  },
  'house-repairs': {
    alt: 'House from the front with four things to repair numbered: a loose clapboard, a rotten rake board, peeling paint and a hanging shutter.',
    parts: { siding: { down: 24 }, trim: { down: 10 }, paint: { down: 20 }, shutters: { down: 40 } },
  },
  'patch-section': {
    alt: 'Gable wall with one repair in three steps below its windows: rotted boards, boards cut back to sound wood with the weather barrier and sill flashing showing, and new, primed boards, laid from the bottom up.',
    parts: {},
  },
  'siding-troubles': {
    alt: 'House with clapboards and a vinyl-sided wing. Six problems numbered: a panel hanging in the wind, rot under a window, woodpecker holes in the gable, vinyl melted behind a grill, a corner board coming off, and mildew behind a shrub.',
    parts: {
      torn: { down: 36 },
      rot: { down: 56 },
      holes: { down: 4 },
      melted: { down: 50 },
      corner: { down: 36 },
      mildew: { down: 56 },
    },
  },
  'vent-section': {
    alt: 'Cutaway of a roof. Air comes in at the soffit, passes between the deck and a baffle over the insulation, and leaves under both edges of the ridge vent.',
    parts: {},
  },
  'vent-parts': {
    alt: 'Cutaway of an attic with the five things we install numbered.',
    parts: {
      soffit: { down: 38 },
      baffles: { down: 24 },
      ridge: { down: 0 },
      gable: { down: 24 },
      fans: { down: 38 },
    },
  },
  'gutters-hub': {
    alt: 'One eave from the front, in the rain, to one scale. From left to right: a rusted gutter that sags, a leaking joint, a gutter full of leaves that spills over, a new seamless run with a guard that sheds leaves, and a downspout whose extension leads across the lawn toward 620 gallons of water, drawn as a block 4 feet 4 inches each way.',
    parts: {
      installation: { at: [630, 112] },
      guards: { at: [736, 112] },
      repair: { at: [319, 112] },
      replacement: { at: [112, 112] },
      cleaning: { at: [500, 112] },
      downspouts: { at: [830, 322] },
    },
  },
  'roof-signs': {
    alt: 'One gable, cut through. The left slope is sound but for one bad spot; a drip falls from it through the attic and stains the ceiling. On the right, the shingles are curled and missing, icicles come through the soffit, and there’s grit under the downspout. Two pieces of shingle are on the lawn.',
    parts: {
      stain: { at: [316, 372] },
      pieces: { at: [92, 440] },
      grit: { at: [972, 440] },
      icicles: { at: [930, 348] },
      age: { at: [716, 98] },
    },
  },
  'guard-fit': {
    alt: 'Cutaway of a gutter with a mesh guard: a clean trough, the mesh falling forward below the shingles, its screw in the lip of the gutter, and the end of the guard taken off.',
    parts: { pitched: { down: 40 }, slope: { down: 8 }, shingles: {}, caps: { down: 20 } },
  },
  'guards-street': {
    alt: 'Four houses, their gutters in copper: one under white pines, one under an oak, one with a steep metal roof, and one with a short porch.',
    parts: {
      pines: { crop: '0 0 320 230' },
      oaks: { crop: '320 0 320 230' },
      metal: { crop: '0 230 320 230', down: 30 },
      porch: { crop: '320 230 320 230', down: 30 },
    },
  },
  'services-hub': {
    alt: 'A whole house from the front, with work going on in five places: a garage roof half open down to its deck, a gable with new siding coming up over taped housewrap, windows and a red door, a gutter with its downspout leading water off the foundation, and a wing cut open to show insulation and the air that leaves at the ridge.',
    parts: {
      roofing: { at: [188, 273] },
      siding: { at: [430, 380] },
      windows: { at: [660, 370] },
      gutters: { at: [1028, 230] },
      additional: { at: [1264, 347] },
    },
  },
  'gutter-corner': {
    alt: 'Outside corner of a gutter, seen from above. Water runs along both troughs to the cracked sealant of the miter, leaves there and freezes on the steps below.',
    parts: {},
  },
  'gutter-faults': {
    alt: 'Front of a house with four gutter problems numbered: a leaking corner, a sagging run, a section torn down by ice, and a downspout that has come apart.',
    parts: { corner: { down: 0 }, sag: { down: 10 }, torn: { down: 10 }, downspout: { down: 36 } },
  },
  'gutter-full': {
    alt: 'Cutaway of a gutter packed with sludge and leaves, a maple seedling rooted in it. Water runs off the shingles, over the leaves and the front lip, and behind the gutter into the fascia.',
    parts: {},
  },
  'cleaning-points': {
    alt: 'Front of a house with its gutter cut open lengthwise: leaves, a hose from the spigot, hangers, the outlet with its downspout, a bag of leaves and a phone on the ladder, seven things numbered.',
    parts: {
      clear: {},
      flush: {},
      slope: {},
      screws: { down: 10 },
      elbows: { down: 20 },
      bag: { down: 40 },
      photos: { down: 20 },
    },
  },
  'grade-line': {
    alt: 'Cutaway of the edge of a house. Roof water runs through the gutter and the downspout and five feet out through an extension; the ground falls away from the wall across the picture, past marks at 4 and 6 feet.',
    parts: {},
  },
  'drainage-parts': {
    alt: 'Wall with its lawn, marked at 4 and 6 feet and cut open in front. Six ways to move water away from a downspout, numbered; the pop-up outlet and the dry well are beyond 6 feet.',
    parts: {
      sizes: {},
      block: { down: 10 },
      hinged: {},
      buried: { down: 30 },
      well: { down: 50 },
      barrel: { down: 16 },
    },
  },
  'sizing-plan': {
    alt: 'Plan of a T-shaped roof with its gutters, downspouts and the way the water runs; below it a run from the front with its fall, and the gutter in section. Six points numbered.',
    parts: {
      runs: {},
      doors: { down: 26 },
      outlets: { down: 34 },
      fall: { down: 62 },
      lip: { down: 62 },
      hangers: { down: 62 },
    },
  },
  'gutter-details': {
    alt: 'Gutter along an eave to an inside corner, where a valley ends; four details numbered.',
    parts: { dripEdge: {}, endCap: { down: 12 }, splash: {}, strap: { down: 40 } },
  },
  'gutter-behind': {
    alt: 'Cutaway of an eave with the gutter off, four kinds of damage numbered.',
    parts: { fascia: { down: 24 }, dripEdge: { down: 8 }, soffit: { down: 44 }, siding: { down: 60 } },
  },
  'siding-hub': {
    alt: 'Five small gabled walls in a row, drawn to the same scale: vinyl and insulated vinyl with nails in their slots, fiber cement nailed under the lap, wood clapboards nailed on the face, and an open wall with studs, board sheathing and taped housewrap.',
    parts: {
      vinyl: { at: [184, 130] },
      insulated: { at: [446, 130] },
      fiberCement: { at: [709, 130] },
      wood: { at: [971, 130] },
      wall: { at: [1234, 130] },
    },
  },
  'additional-hub': {
    alt: 'One long white house front whose season changes from left to right: snow, a raked eave and icicles in January and February; wind, a loose gutter and lost shingles in March; a ladder at the gutter in May; heat at the ridge and a limb over the roof in July; a chalk square on the roof in September; leaves in the gutter and a light in the attic in November; first snow in December.',
    parts: {
      insulation: { at: [110, 190] },
      repairs: { at: [310, 250] },
      maintenance: { at: [540, 330] },
      ventilation: { at: [648, 100] },
      claims: { at: [1045, 180] },
      inspections: { at: [1173, 218] },
    },
  },
  'windows-hub': {
    alt: 'Front of a long white house. From left to right, at true relative size: a double-hung window, a casement, a bay under a gable with a half-round window, a picture window, a red entry door, a sliding window, an awning window and a storm door.',
    parts: {
      doubleHung: { at: [95, 238] },
      casement: { at: [228, 222] },
      bay: { at: [418, 238] },
      picture: { at: [628, 238] },
      entryDoor: { at: [806, 265] },
      sliding: { at: [1018, 214] },
      awning: { at: [1199, 185] },
      stormDoor: { at: [1355, 265] },
    },
  },
  'fiber-cement-wall': {
    alt: 'Fiber cement wall to scale: boards stop two inches above a porch roof and a deck and six inches above the soil, and a joint has flashing behind it.',
    parts: { nails: {}, soil: { down: 55 }, roof: {}, joint: {}, cutEdge: { down: 12 }, deck: { down: 45 } },
  },
  'vinyl-wall': {
    alt: 'Vinyl siding to scale, from the front and cut through: nails in the middle of their slots, panels a quarter inch short of the corner post, and J-channel around a window.',
    parts: { slot: {}, gap: {}, ends: { down: 20 }, post: {}, channel: { down: 55 }, lock: { down: 52 } },
  },
  'insulated-wall': {
    alt: 'Insulated siding seen from above and from the side: heat comes through the studs and stops at the foam, the weather barrier is behind it, and the trim is built out to meet the panels.',
    parts: { studs: {}, foam: { down: 45 }, barrier: { down: 40 }, vent: { down: 62 }, trim: {} },
  },
  'lap-wall': {
    alt: 'Clapboard wall, half open, to scale: new sheathing between two studs, a taped weather barrier, flashing around a window, a kick-out at the foot of a small roof, siding two inches above that roof and six inches above the soil.',
    parts: {
      sheathing: { down: 48 },
      barrier: { down: 52 },
      flashing: { down: 0 },
      kickOut: { down: 30 },
      soil: { down: 66 },
      roof: { down: 14 },
    },
  },
  'wood-wall': {
    alt: 'Clapboard wall to scale, from the front and cut through: primed backs, a drainage gap, ring-shank nails, copper flashing over the trim, and six inches down to the soil.',
    parts: { primer: {}, gap: {}, nails: { down: 12 }, soil: { down: 55 }, flashing: { down: 28 } },
  },
  'window-jambs': {
    alt: 'Two window jambs cut through and seen from above, numbered: an insert inside the old frame, and a full-frame window in the bare opening.',
    parts: { insert: { crop: '0 0 640 380' }, fullFrame: { crop: '0 380 640 380', down: 50 } },
  },
  'egress-window': {
    alt: 'Cutaway of a basement bedroom: an open window large enough to climb out of, the height of its sill, and a well with a ladder and a drain outside, numbered.',
    parts: { opening: {}, sill: { down: 20 }, well: {} },
  },
  'ratings-label': {
    alt: 'The ratings label of a window, its four figures numbered: U-factor 0.22, solar heat gain 0.30, visible light 0.50, air leakage 0.3.',
    parts: {
      uFactor: { crop: '2 70 318 214' },
      solarGain: { crop: '320 70 318 214' },
      visibleLight: { crop: '2 284 318 214', down: 50 },
      airLeakage: { crop: '320 284 318 214', down: 50 },
    },
  },
  'window-template': {
    alt: 'Half-round opening from the room with a grid over it, a paper template along its curve, a level on its sill, both diagonals, and stairs beside it, numbered.',
    parts: { grid: { down: 8 }, template: { down: 4 }, square: { down: 50 }, glass: { down: 55 } },
  },
  'storm-fit': {
    alt: 'Cutaway of an old window with a storm window in front of it, from head to sill, with four points numbered.',
    parts: { weeps: { down: 66 }, seal: { down: 2 }, screens: { down: 40 }, sash: { down: 26 } },
  },
  'door-set': {
    alt: 'Door in its opening from the hall, the trim left off, with five points numbered.',
    parts: {
      pan: { down: 62 },
      shims: { down: 22 },
      insulation: { down: 8 },
      weatherstrip: { down: 14 },
      threshold: { down: 60 },
    },
  },
  'door-lock': {
    alt: 'The lock side of a door and its sidelite, cut through and seen from above, with six points numbered.',
    parts: {
      screws: { down: 46 },
      strike: { down: 46 },
      deadbolt: { down: 0 },
      glass: { down: 0 },
      core: { down: 46 },
      seals: { down: 0 },
    },
  },
  'guards-scene': {
    alt: 'Four gutters cut through at one scale, with what falls on each guard where it would lie: pine needles on mesh, oak leaves sliding off a hood and off a screen, and leaves and needles stuck in foam.',
    parts: {},
  },
  'gutters-scene': {
    alt: 'Four lengths of gutter side by side on a bench, seen from their cut ends: aluminum, half-round copper that turns from bright to brown to green, steel, and aluminum with a mesh lid.',
    parts: {},
  },
  'glass-scene': {
    alt: 'Four kinds of glass cut through and seen from above, with a winter night outside and a warm room inside. Most of the heat turns back at the coating of double and triple glass, and solar-control glass turns back the evening sun.',
    parts: {},
  },
  'roofing-scene': {
    alt: 'A roof half laid, seen straight down: gray underlayment with cap nails, and five materials coming up it side by side.',
    parts: {},
  },
  'doors-scene': {
    alt: 'Four front doors in four house fronts under one frieze: six panels in wood grain, red with three lights, green boards under a fanlight, and dark blue between sidelites under a transom.',
    parts: {},
  },
  'storms-scene': {
    alt: 'Three old windows in the rain: one behind a closed storm window, one behind a storm window half raised over its screen, and one with an interior panel, seen from the dry room.',
    parts: {},
  },
  'shapes-scene': {
    alt: 'A house front with all five shapes: a bay with a copper roof, a half-round over a picture window, a round window in the peak, an angled pair under the rake, and glass folded around the corner.',
    parts: {},
  },
  'siding-scene': {
    alt: 'One wall in five sidings, one band above the other, cut open at its right end, so that the profile of each, its nail, the weather barrier, the sheathing and the stud show.',
    parts: {},
  },
} as const satisfies Readonly<Record<string, FigureRecord>>;

export type FigureName = keyof typeof figures;
export type PartOf<Name extends FigureName> = keyof (typeof figures)[Name]['parts'] & string;

export type FigureRows<Row, Name extends FigureName = FigureName> = {
  [Figure in Name]: { readonly figure: Figure; readonly rows: { readonly [Part in PartOf<Figure>]: Row } };
}[Name];

/** The drawings of the hubs. */
export type HubFigure = Extract<FigureName, `${string}-hub`>;

/** First screens of material pages, 1440 by 780 units. */
export type SceneFigure = Extract<FigureName, `${string}-scene`>;

/** Figures without numbered parts. */
export type PlainFigure = Exclude<
  {
    [Name in FigureName]: keyof (typeof figures)[Name]['parts'] extends never ? Name : never;
  }[FigureName],
  SceneFigure
>;
