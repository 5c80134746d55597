import {
  priceRange,
  spanOf,
  type Added,
  type Additions,
  type Price,
  type PriceRange,
  type PriceUnit,
} from '@/lib/prices/price';
import { isOff } from './offered';
import type { PagePath, ServiceCategory } from './paths';
import { shingleNames, type ShingleLineKey } from './shingles/names';

/** The price of a job, with the job's name and the page about it. */
export type PricedJob<Cost extends Price = Price> = Cost & {
  readonly job: string;
  readonly page: PagePath;
  /** True if the range spans several jobs that also have prices of their own. */
  readonly spansOthers?: boolean;
};

/** What a written price adds to a printed one. Each kind of job has one, or says that nothing is added. */
const roofAdds = {
  short: 'before tear-off',
  items: ['tear-off', 'bad decking', 'chimney work', 'the permit', 'any extra for a steep or high roof'],
} as const satisfies Additions;
const sidingAdds = {
  short: 'before tear-off',
  items: ['tear-off', 'wall repairs', 'trim', 'the permit'],
} as const satisfies Additions;
const windowAdds = {
  short: 'rot repair extra',
  items: ['rot repair', 'the framing of a new opening'],
} as const satisfies Additions;
const stormWindowAdds = {
  short: 'sash repairs extra',
  items: ['sash repairs'],
} as const satisfies Additions;
const gutterAdds = {
  short: 'before downspouts',
  items: ['downspouts', 'drains', 'new fascia boards'],
} as const satisfies Additions;
const tarpAdds = { short: 'tarp extra', items: ['the tarp'] } as const satisfies Additions;

const per = (unit: PriceUnit, added: Added) => (low: number, high: number) => priceRange(low, high, unit, added);
const perSquare = per('square', roofAdds);
const perSquareFoot = per('sq ft', sidingAdds);
const perFoot = per('linear foot', gutterAdds);
const perFootOfGuard = per('linear foot', 'nothing');
const perWindow = per('window', windowAdds);
const perStormWindow = per('window', stormWindowAdds);
const perRepair = per('repair', 'nothing');
const perUrgentRepair = per('repair', tarpAdds);

/** For work that we can't price without seeing the house. */
export const afterVisit = { kind: 'after-visit' } as const satisfies Price;
const free = { kind: 'free' } as const satisfies Price;

const spanning = (jobs: Readonly<Record<string, PricedJob<PriceRange>>>) => ({
  ...spanOf(Object.values(jobs)),
  spansOthers: true,
});

/** Those of lines that are left out too, because their pages' records need them. */
export const shingleJobs = Object.fromEntries(
  shingleNames.map(({ key, name, price: [low, high] }) => [
    key,
    { job: name, page: '/services/roofing-installation', ...perSquare(low, high) },
  ]),
) as Readonly<Record<ShingleLineKey, PricedJob<PriceRange>>>;

const shingles = {
  entryShingle: { job: 'Entry architectural shingle', page: '/services/roofing-installation', ...perSquare(300, 360) },
  ...(Object.fromEntries(
    shingleNames.filter(({ path }) => !isOff(path)).map(({ key }) => [key, shingleJobs[key]]),
  ) as typeof shingleJobs),
  designerShingle: { job: 'Designer shingle', page: '/services/roofing-installation', ...perSquare(440, 520) },
} as const;

const roofMaterials = {
  shingles: { job: 'Shingle roof, any shingle', page: '/services/roofing-installation', ...spanning(shingles) },
  metal: { job: 'Standing-seam metal roof', page: '/services/roofing-installation', ...perSquare(800, 1200) },
} as const;

const roofRepairs = {
  activeLeak: { job: 'Active leak', page: '/services/roofing/repair', ...perUrgentRepair(300, 1500) },
  stormOpening: {
    job: 'Storm opening or fallen limb',
    page: '/services/roofing/repair',
    ...perUrgentRepair(800, 5000),
  },
  iceDamLeak: { job: 'Ice dam leak', page: '/services/roofing/repair', ...perRepair(400, 2500) },
  flashing: { job: 'Chimney or wall flashing', page: '/services/roofing/repair', ...perRepair(350, 1600) },
  missingShingles: { job: 'Missing or torn shingles', page: '/services/roofing/repair', ...perRepair(150, 800) },
  valley: { job: 'Valley repair', page: '/services/roofing/repair', ...perRepair(400, 1800) },
  softDeck: { job: 'Soft or sagging deck', page: '/services/roofing/repair', ...perRepair(500, 3500) },
  skylightLeak: { job: 'Skylight leak', page: '/services/roofing/repair', ...perRepair(300, 2200) },
  pipeBoot: { job: 'Pipe boot or vent', page: '/services/roofing/repair', ...perRepair(100, 350) },
  nailPops: { job: 'Nail pops and exposed fasteners', page: '/services/roofing/repair', ...perRepair(100, 400) },
} as const;

const vinylProfiles = {
  vinylDutchLap: { job: 'Vinyl siding, Dutch lap', page: '/services/siding/vinyl', ...perSquareFoot(3, 5) },
  vinylClapboard: {
    job: 'Vinyl siding, traditional clapboard',
    page: '/services/siding/vinyl',
    ...perSquareFoot(3, 5),
  },
  vinylBoardAndBatten: {
    job: 'Vinyl siding, board and batten',
    page: '/services/siding/vinyl',
    ...perSquareFoot(4, 6),
  },
  vinylShake: { job: 'Vinyl siding, shake panels', page: '/services/siding/vinyl', ...perSquareFoot(5, 7) },
} as const;

const insulatedPanels = {
  insulatedSixInch: {
    job: 'Insulated siding, 6-inch clapboard',
    page: '/services/siding/insulated',
    ...perSquareFoot(5, 7),
  },
  insulatedSevenInch: {
    job: 'Insulated siding, 7-inch contoured panel',
    page: '/services/siding/insulated',
    ...perSquareFoot(6, 8),
  },
  insulatedDeepColor: {
    job: 'Insulated siding, deep-color panels',
    page: '/services/siding/insulated',
    ...perSquareFoot(7, 9),
  },
} as const;

const fiberCementBoards = {
  fiberCementLap: { job: 'Fiber cement, lap boards', page: '/services/siding/fiber-cement', ...perSquareFoot(7, 10) },
  fiberCementShingle: {
    job: 'Fiber cement, shingle panels',
    page: '/services/siding/fiber-cement',
    ...perSquareFoot(8, 11),
  },
  fiberCementBoardAndBatten: {
    job: 'Fiber cement, board and batten panels',
    page: '/services/siding/fiber-cement',
    ...perSquareFoot(7, 10),
  },
  fiberCementTrim: {
    job: 'Fiber cement, with wide trim and corner boards',
    page: '/services/siding/fiber-cement',
    ...perSquareFoot(9, 12),
  },
} as const;

const woodBoards = {
  whiteCedarShingles: { job: 'White cedar shingles', page: '/services/siding/wood', ...perSquareFoot(8, 12) },
  redCedarClapboards: { job: 'Red cedar clapboards', page: '/services/siding/wood', ...perSquareFoot(9, 13) },
  prefinishedClapboards: {
    job: 'Pre-finished wood clapboards',
    page: '/services/siding/wood',
    ...perSquareFoot(11, 15),
  },
  verticalBoards: { job: 'Vertical wood boards', page: '/services/siding/wood', ...perSquareFoot(8, 13) },
} as const;

const sidingMaterials = {
  vinyl: { job: 'Vinyl siding, any style', page: '/services/siding/vinyl', ...spanning(vinylProfiles) },
  insulated: {
    job: 'Insulated vinyl siding, any panel',
    page: '/services/siding/insulated',
    ...spanning(insulatedPanels),
  },
  engineeredWood: {
    job: 'Engineered wood siding',
    page: '/services/siding-installation-detail',
    ...perSquareFoot(6, 10),
  },
  fiberCement: {
    job: 'Fiber cement siding, any style',
    page: '/services/siding/fiber-cement',
    ...spanning(fiberCementBoards),
  },
  wood: { job: 'Wood siding (cedar or pine), any style', page: '/services/siding/wood', ...spanning(woodBoards) },
} as const;

const windowStyles = {
  doubleHung: { job: 'Double-hung window', page: '/services/windows', ...perWindow(350, 900) },
  casement: { job: 'Casement window', page: '/services/windows', ...perWindow(400, 1100) },
  sliding: { job: 'Sliding window', page: '/services/windows', ...perWindow(300, 900) },
  picture: { job: 'Picture window', page: '/services/windows', ...perWindow(350, 1400) },
  awning: { job: 'Awning window', page: '/services/windows', ...perWindow(250, 800) },
  bay: { job: 'Bay or bow window', page: '/services/windows', ...perWindow(1500, 3500) },
} as const;

const customShapes = {
  bay: windowStyles.bay,
  arch: { job: 'Half-round or arched window', page: '/services/windows/custom', ...perWindow(600, 2000) },
  round: { job: 'Round or oval window', page: '/services/windows/custom', ...perWindow(500, 1500) },
  angled: { job: 'Angled or trapezoid window', page: '/services/windows/custom', ...perWindow(600, 2500) },
} as const;

const stormWindows = {
  lowEStorm: {
    job: 'Low-e exterior storm window',
    page: '/services/windows/storm-windows',
    ...perStormWindow(250, 450),
  },
  tripleTrackStorm: {
    job: 'Triple-track exterior storm window',
    page: '/services/windows/storm-windows',
    ...perStormWindow(300, 500),
  },
  interiorStorm: { job: 'Interior storm window', page: '/services/windows/storm-windows', ...perStormWindow(250, 400) },
} as const;

const efficientGlass = {
  doublePane: {
    job: 'Window with double-pane low-e argon glass',
    page: '/services/windows/energy-efficient',
    ...perWindow(250, 1100),
  },
  triplePane: {
    job: 'Window with triple-pane glass',
    page: '/services/windows/energy-efficient',
    ...perWindow(500, 1600),
  },
  solarControl: {
    job: 'Window with solar-control glass',
    page: '/services/windows/energy-efficient',
    ...perWindow(300, 1200),
  },
} as const;

const gutterMetals = {
  aluminum: { job: 'Seamless aluminum gutters', page: '/services/gutter-installation', ...perFoot(8, 12) },
  copper: { job: 'Copper gutters', page: '/services/gutter-installation', ...perFoot(15, 25) },
  steel: { job: 'Steel gutters', page: '/services/gutter-installation', ...perFoot(10, 16) },
} as const;

const exteriorRepairs = {
  siding: { job: 'Siding repair', page: '/services/siding/repair', ...perRepair(150, 800) },
  trim: { job: 'Trim and fascia repair', page: '/services/exterior-repairs', ...perRepair(200, 1200) },
  windowsAndDoors: { job: 'Window and door repair', page: '/services/exterior-repairs', ...perRepair(100, 600) },
} as const;

/** Pages, the price guide and the structured data take every price from here. */
export const prices = {
  roofing: {
    ...shingles,
    ...roofMaterials,
    anyMaterial: { job: 'New roof, any material', page: '/services/roofing-installation', ...spanning(roofMaterials) },
    inspection: { job: 'Roof inspection', page: '/services/roof-inspection', ...free },
    tarp: {
      job: 'Tarp or temporary cover',
      page: '/services/roofing/emergency',
      kind: 'quoted',
      text: 'Priced before we climb',
    },
    ...roofRepairs,
    anyRepair: { job: 'Roof repair, any kind', page: '/services/roofing/repair', ...spanning(roofRepairs) },
    damageReport: { job: 'Damage inspection and report', page: '/services/insurance-claims', ...free },
    temporaryCover: {
      job: 'Temporary cover after a storm',
      page: '/services/insurance-claims',
      kind: 'quoted',
      text: 'Priced before we start',
    },
  },
  siding: {
    ...vinylProfiles,
    ...insulatedPanels,
    ...fiberCementBoards,
    ...woodBoards,
    ...sidingMaterials,
    vinylOverFoam: { job: 'Plain vinyl over added foam', page: '/services/siding/insulated', ...afterVisit },
    anyMaterial: { job: 'New siding, any material', page: '/services/siding', ...spanning(sidingMaterials) },
  },
  windows: {
    ...windowStyles,
    anyStyle: { job: 'New or replacement window, any style', page: '/services/windows', ...spanning(windowStyles) },
    ...customShapes,
    anyShape: { job: 'Custom window, any shape', page: '/services/windows/custom', ...spanning(customShapes) },
    ...stormWindows,
    anyStorm: { job: 'Storm window, any kind', page: '/services/windows/storm-windows', ...spanning(stormWindows) },
    ...efficientGlass,
    anyGlass: {
      job: 'Energy-efficient window, any glass',
      page: '/services/windows/energy-efficient',
      ...spanning(efficientGlass),
    },
    newOpening: { job: 'Framing and finishes of a new opening', page: '/services/windows/installation', ...afterVisit },
    cornerGlass: { job: 'Fixed corner glass', page: '/services/windows/custom', ...afterVisit },
    door: { job: 'New door, hung and trimmed', page: '/services/doors/installation', ...afterVisit },
    stormDoor: { job: 'Storm door', page: '/services/doors/installation', ...afterVisit },
  },
  gutters: {
    ...gutterMetals,
    anyMetal: { job: 'New gutters, any metal', page: '/services/gutters', ...spanning(gutterMetals) },
    guards: { job: 'Gutter guards', page: '/services/gutters/guards', ...perFootOfGuard(8, 15) },
    downspouts: { job: 'Downspouts and drainage', page: '/services/gutters/downspouts', ...afterVisit },
    cleaning: {
      job: 'Gutter cleaning',
      page: '/services/gutters/cleaning',
      kind: 'quoted',
      text: 'Priced by side and story',
    },
    repair: {
      job: 'Gutter repair',
      page: '/services/gutters/repair',
      kind: 'quoted',
      text: 'By the hour plus parts, in writing first',
    },
  },
  additional: {
    ...exteriorRepairs,
    anyRepair: { job: 'Exterior repair, any kind', page: '/services/exterior-repairs', ...spanning(exteriorRepairs) },
    insulation: { job: 'Air sealing and insulation', page: '/services/insulation', ...afterVisit },
    ventilation: { job: 'Attic ventilation by itself', page: '/services/ventilation', ...afterVisit },
    ventilationWithRoof: {
      job: 'Attic ventilation with a new roof',
      page: '/services/ventilation',
      kind: 'quoted',
      text: 'Included in most',
    },
    maintenance: { job: 'Maintenance plan for a year', page: '/services/maintenance', ...afterVisit },
    fullInspection: { job: 'Exterior inspection with an estimate', page: '/services/inspections', ...free },
  },
} as const satisfies Readonly<Record<ServiceCategory, Readonly<Record<string, PricedJob>>>>;
