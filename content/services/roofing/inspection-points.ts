import type { InspectionSection } from '@/content/types';

/** The points of the roof inspection, in the order and under the numbers of the report. */
export const inspectionGroups: InspectionSection['groups'] = [
  {
    name: 'Roof surface',
    points: [
      { name: 'Shingle condition', detail: 'Curled, cupped, cracked or missing shingles' },
      { name: 'Granule loss', detail: 'Bald areas, and grit in the gutters' },
      { name: 'Seal strips and nailing', detail: 'Edges that lift, and nails that have popped' },
      { name: 'Ridge and hip caps', detail: 'Split or loose caps' },
      { name: 'Moss, algae and debris', detail: 'Growth that holds water, and leaves in the valleys' },
    ],
  },
  {
    name: 'Flashing and openings',
    points: [
      {
        name: 'Chimney flashing and saddle',
        detail: 'Counter-flashing set into the joint, not just old caulk',
      },
      { name: 'Wall and step flashing', detail: 'Woven in with each course, and clear of the siding' },
      { name: 'Valleys', detail: 'Metal or woven, with no worn lines' },
      { name: 'Pipe boots', detail: 'Cracked collars around plumbing vents' },
      { name: 'Skylights', detail: 'Seals, flashing kit and weep holes' },
    ],
  },
  {
    name: 'Edges and drainage',
    points: [
      { name: 'Drip edge', detail: 'There at eaves and rakes, and lapped the right way' },
      { name: 'Fascia and soffit', detail: 'Soft wood, peeling paint, holes where animals get in' },
      { name: 'Gutters', detail: 'Slope, seams, and hangers at most 24 inches apart' },
      {
        name: 'Downspouts',
        detail: 'Clear, strapped, and taking water away from the foundation',
      },
    ],
  },
  {
    name: 'Attic and ventilation',
    drawing: 'attic-points',
    points: [
      { name: 'Underside of the deck', detail: 'Stains, dark nails, mold' },
      { name: 'Intake vents', detail: 'Open soffits, with baffles that hold back the insulation' },
      { name: 'Exhaust vents', detail: 'Ridge or roof vents clear and balanced with the intake' },
      { name: 'Insulation depth', detail: 'Even cover, with no bare spots over the walls' },
    ],
  },
  {
    name: 'Structure and surroundings',
    points: [
      { name: 'Deck and ridge line', detail: 'Sag, bounce and soft spots' },
      {
        name: 'Ice barrier and ice-dam history',
        detail: 'Stains at the eaves, past leaks, and whether we can see a barrier',
      },
      {
        name: 'Trees and attachments',
        detail: 'Limbs within 10 feet, satellite mounts, solar feet, chimney cap and crown',
      },
    ],
  },
];
