import type { InspectionPoint } from '@/content/inspection-sheet';
import type { SectionOf } from '@/content/section-kinds';

export const roofSheet = {
  figure: 'roof-points',
  rows: {
    shingles: { name: 'Shingle condition', detail: 'Curled, cupped, cracked or missing shingles', sample: 'Fine' },
    granules: { name: 'Granule loss', detail: 'Bald areas, and grit in the gutters', sample: 'Watch' },
    seals: {
      name: 'Seal strips and nailing',
      detail: 'Edges that lift, and nails that have popped',
      sample: 'Fine',
    },
    caps: { name: 'Ridge and hip caps', detail: 'Split or loose caps', sample: 'Fine' },
    moss: {
      name: 'Moss, algae and debris',
      detail: 'Growth that holds water, and leaves in the valleys',
      sample: 'Watch',
    },
    chimney: {
      name: 'Chimney flashing and saddle',
      detail: 'Counter-flashing set into the joint, not just old caulk',
      sample: 'Fine',
    },
    wall: {
      name: 'Wall and step flashing',
      detail: 'Woven in with each course, and clear of the siding',
      sample: 'Fine',
    },
    valleys: { name: 'Valleys', detail: 'Metal or woven, with no worn lines', sample: 'Fine' },
    boots: { name: 'Pipe boots', detail: 'Cracked collars around plumbing vents', sample: 'Fix' },
    skylights: { name: 'Skylights', detail: 'Seals, flashing kit and weep holes', sample: 'Fine' },
    dripEdge: { name: 'Drip edge', detail: 'There at eaves and rakes, and lapped the right way', sample: 'Fine' },
    fascia: {
      name: 'Fascia and soffit',
      detail: 'Soft wood, peeling paint, holes where animals get in',
      sample: 'Fine',
    },
    gutters: { name: 'Gutters', detail: 'Slope, seams, and hangers at most 24 inches apart', sample: 'Fix' },
    downspouts: {
      name: 'Downspouts',
      detail: 'Clear, strapped, and taking water away from the foundation',
      sample: 'Fine',
    },
  },
  groups: [
    { name: 'Roof surface', first: 'shingles', initials: 'R. H.' },
    { name: 'Flashing and openings', first: 'chimney', initials: 'P. H.' },
    { name: 'Edges and drainage', first: 'dripEdge', initials: 'D. H.' },
  ],
} as const satisfies SectionOf<'inspection'>['sheet'];

export const atticSheet = {
  figure: 'attic-points',
  rows: {
    underside: { name: 'Underside of the deck', detail: 'Stains, dark nails, mold', sample: 'Fine' },
    intake: {
      name: 'Intake vents',
      detail: 'Open soffits, with baffles that hold back the insulation',
      sample: 'Fine',
    },
    exhaust: {
      name: 'Exhaust vents',
      detail: 'Ridge or roof vents clear and balanced with the intake',
      sample: 'Fine',
    },
    insulation: {
      name: 'Insulation depth',
      detail: 'Even cover, with no bare spots over the walls',
      sample: 'Watch',
    },
    ridgeLine: { name: 'Deck and ridge line', detail: 'Sag, bounce and soft spots', sample: 'Fine' },
    iceBarrier: {
      name: 'Ice barrier and ice-dam history',
      detail: 'Stains at the eaves, past leaks, and whether we can see a barrier',
      sample: 'Watch',
    },
    trees: {
      name: 'Trees and attachments',
      detail: 'Limbs within 10 feet, dish and solar mounts, chimney cap and crown',
      sample: 'Fine',
    },
  },
  groups: [
    { name: 'Attic and ventilation', first: 'underside', initials: 'P. H.' },
    { name: 'Structure and surroundings', first: 'ridgeLine', initials: 'R. H.' },
  ],
} as const satisfies SectionOf<'inspection'>['sheet'];

function groupsOf({ rows, groups }: SectionOf<'inspection'>['sheet']) {
  const points = Object.entries<InspectionPoint>(rows);
  const starts = groups.map(({ first }) => points.findIndex(([part]) => part === first));
  return groups.map(({ name }, index) => ({
    name,
    points: points.slice(starts[index], starts[index + 1]).map(([, point]) => point),
  }));
}

export const roofGroups = groupsOf(roofSheet);
export const inspectionGroups = [...roofGroups, ...groupsOf(atticSheet)];
