import { company } from '@/content/company';
import type { ServicePath } from '@/content/paths';
import { prices, type PricedJob } from '@/content/prices';
import type { ShingleLineKey } from '@/content/shingles/names';
import { offeredShingles } from '@/content/shingles/offered';
import type { PriceRange } from '@/lib/prices/price';
import { loanMonths as monthsOf } from '@/lib/prices/loan-terms';

/* Keys are part of shared links: renaming one breaks older links. */

export interface MaterialChoice {
  readonly job: PricedJob<PriceRange>;
  readonly label: string;
  /** Printed after a size: `26 squares of …`. */
  readonly noun: string;
}

export interface CountedChoice {
  readonly job: PricedJob<PriceRange>;
  readonly one: string;
  readonly several: string;
}

const { roofing, siding, windows, gutters, additional } = prices;

/*
 * In the lists of materials and of usual window styles, the first choice is for visitors who haven't decided, so its
 * price is a range across the others (for roofs, across the other shingles).
 */

export const roofMaterials = {
  shingles: { job: roofing.shingles, label: 'Shingle, not sure which', noun: 'shingle roof' },
  entry: { job: roofing.entryShingle, label: 'Entry architectural shingle', noun: 'entry architectural shingle' },
  ...(Object.fromEntries(
    offeredShingles.map(({ key, name, job }) => [key, { job, label: name, noun: `${name} shingle` }]),
  ) as Readonly<Record<ShingleLineKey, MaterialChoice>>),
  designer: { job: roofing.designerShingle, label: 'Designer shingle', noun: 'designer shingle' },
  metal: { job: roofing.metal, label: 'Standing-seam metal', noun: 'standing-seam metal' },
} as const satisfies Readonly<Record<string, MaterialChoice>>;

export const sidingMaterials = {
  any: { job: siding.anyMaterial, label: 'Not sure which', noun: 'siding' },
  vinyl: { job: siding.vinyl, label: 'Vinyl', noun: 'vinyl siding' },
  insulated: { job: siding.insulated, label: 'Insulated vinyl', noun: 'insulated vinyl siding' },
  engineered: { job: siding.engineeredWood, label: 'Engineered wood', noun: 'engineered wood siding' },
  cement: { job: siding.fiberCement, label: 'Fiber cement', noun: 'fiber cement siding' },
  wood: { job: siding.wood, label: 'Wood (cedar or pine)', noun: 'wood siding' },
} as const satisfies Readonly<Record<string, MaterialChoice>>;

export const gutterMetals = {
  any: { job: gutters.anyMetal, label: 'Not sure which', noun: 'gutters' },
  aluminum: { job: gutters.aluminum, label: 'Seamless aluminum', noun: 'seamless aluminum gutters' },
  copper: { job: gutters.copper, label: 'Copper', noun: 'copper gutters' },
  steel: { job: gutters.steel, label: 'Steel', noun: 'steel gutters' },
} as const satisfies Readonly<Record<string, MaterialChoice>>;

export const gutterGuards = gutters.guards;

export const usualWindowStyles = {
  anyWindow: { job: windows.anyStyle, one: 'window, any style', several: 'windows, any style' },
  doubleHung: { job: windows.doubleHung, one: 'double-hung window', several: 'double-hung windows' },
  casement: { job: windows.casement, one: 'casement window', several: 'casement windows' },
  sliding: { job: windows.sliding, one: 'sliding window', several: 'sliding windows' },
  picture: { job: windows.picture, one: 'picture window', several: 'picture windows' },
  awning: { job: windows.awning, one: 'awning window', several: 'awning windows' },
  bay: { job: windows.bay, one: 'bay or bow window', several: 'bay or bow windows' },
} as const satisfies Readonly<Record<string, CountedChoice>>;

/** Collapsed in the price guide. */
export const otherWindowStyles = {
  arch: { job: windows.arch, one: 'half-round or arched window', several: 'half-round or arched windows' },
  round: { job: windows.round, one: 'round or oval window', several: 'round or oval windows' },
  angled: { job: windows.angled, one: 'angled or trapezoid window', several: 'angled or trapezoid windows' },
  lowEStorm: { job: windows.lowEStorm, one: 'low-e exterior storm window', several: 'low-e exterior storm windows' },
  tripleTrack: {
    job: windows.tripleTrackStorm,
    one: 'triple-track exterior storm window',
    several: 'triple-track exterior storm windows',
  },
  interiorStorm: { job: windows.interiorStorm, one: 'interior storm window', several: 'interior storm windows' },
} as const satisfies Readonly<Record<string, CountedChoice>>;

export const windowStyles = { ...usualWindowStyles, ...otherWindowStyles };

export const repairs = {
  activeLeak: roofing.activeLeak,
  stormOpening: roofing.stormOpening,
  iceDamLeak: roofing.iceDamLeak,
  flashing: roofing.flashing,
  missingShingles: roofing.missingShingles,
  valley: roofing.valley,
  softDeck: roofing.softDeck,
  skylightLeak: roofing.skylightLeak,
  pipeBoot: roofing.pipeBoot,
  nailPops: roofing.nailPops,
  sidingRepair: additional.siding,
  trimRepair: additional.trim,
  openingRepair: additional.windowsAndDoors,
} as const satisfies Readonly<Record<string, PricedJob<PriceRange>>>;

export const trades = {
  roof: 'Roof',
  siding: 'Siding',
  windows: 'Windows',
  doors: 'Doors',
  gutters: 'Gutters',
  repairs: 'Repairs',
} as const;

export const tradePages = {
  roof: '/services/roofing',
  siding: '/services/siding',
  windows: '/services/windows',
  doors: '/services/doors/installation',
  gutters: '/services/gutters',
  repairs: '/services/exterior-repairs',
} as const satisfies Readonly<Record<keyof typeof trades, ServicePath>>;

export const roofShapes = { gable: 'Gable (two slopes)', hip: 'Hip (four slopes)' } as const;
export const pitches = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '14', '16', '18'] as const;
export const storyCounts = ['1', '1.5', '2', '2.5', '3'] as const;
const { shortest, longest } = company.financing;
export const loanMonths: readonly string[] = monthsOf([shortest, longest]).map(String);
export const usualLoanMonths = loanMonths.includes('60') ? '60' : String(longest);
