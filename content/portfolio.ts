import type { PictureName } from './pictures';

export const projectCategories = ['roofing', 'siding', 'windows'] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/** The choices of the project filter. The first one is the default. */
export const projectFilters = ['all', ...projectCategories] as const;

/** The display names of the filter choices. */
export const categoryNames: Readonly<Record<(typeof projectFilters)[number], string>> = {
  all: 'All',
  roofing: 'Roofing',
  siding: 'Siding',
  windows: 'Windows',
};

/** The name of a picture that belongs to a project. */
export type ProjectPictureName = Extract<PictureName, `portfolio-${string}`>;

/** One phase of a project that was photographed from start to finish. */
export interface SequentialPhoto {
  /** The name of the phase in the timeline. */
  readonly phase: 'Before' | 'Progress' | 'After';
  readonly image: ProjectPictureName;
  readonly title: string;
  readonly description: string;
}

interface ProjectBase {
  readonly id: number;
  readonly title: string;
  readonly category: ProjectCategory;
  readonly town: string;
  readonly image: ProjectPictureName;
  readonly description: string;
  /** True until the record and its pictures show a real job. */
  readonly isSample: boolean;
}
export interface SingleProject extends ProjectBase {
  readonly isSequential?: false;
}
export interface SequentialProject extends ProjectBase {
  readonly isSequential: true;
  readonly sequentialPhotos: readonly [SequentialPhoto, ...SequentialPhoto[]];
}
export type Project = SingleProject | SequentialProject;

/** The eight projects, in display order. */
export const projects: readonly Project[] = [
  {
    id: 1,
    isSample: true,
    title: 'Charcoal roof on a Southington colonial',
    category: 'roofing',
    town: 'Southington, CT',
    image: 'portfolio-1',
    description:
      'Two old layers came off a 1978 colonial. New ice barrier, ridge vent and GAF Timberline HDZ in Charcoal. Four days from tear-off to magnet sweep.',
  },
  {
    id: 2,
    isSample: true,
    title: 'Insulated siding for a Bristol cape',
    category: 'siding',
    town: 'Bristol, CT',
    image: 'portfolio-2',
    description:
      'Drafty north wall, faded clapboards. We replaced 60 feet of soft sheathing, taped the weather barrier and hung insulated vinyl in a soft gray.',
  },
  {
    id: 3,
    isSample: true,
    title: 'Twenty-two windows in West Hartford',
    category: 'windows',
    town: 'West Hartford, CT',
    image: 'portfolio-3',
    description:
      'A 1928 brick colonial with painted-shut sash. All 22 openings got double-hung units with low-e glass, fitted from inside to save the stone sills and the trim.',
  },
  {
    id: 4,
    isSample: true,
    title: 'Full roof replacement in Glastonbury',
    category: 'roofing',
    town: 'Glastonbury, CT',
    image: 'portfolio-4-after',
    description:
      'A leaking 24-year-old roof, followed from first look to finished ridge. Step through the three phases.',
    isSequential: true,
    sequentialPhotos: [
      {
        phase: 'Before',
        image: 'portfolio-4-before',
        title: 'Initial roof condition',
        description:
          'Curled shingles, bare spots below the chimney, and a patch that had already been patched. Stains on the bedroom ceiling matched the valley.',
      },
      {
        phase: 'Progress',
        image: 'portfolio-4-progress',
        title: 'Stripped roof with exposed decking',
        description:
          'Down to the boards. Eleven sheets of decking were soft at the eaves and were replaced before anything else went on.',
      },
      {
        phase: 'After',
        image: 'portfolio-4-after',
        title: 'Final completed installation',
        description:
          'Ice barrier past the wall line, new flashing, balanced vents and Weathered Wood shingles. The ceiling has stayed dry.',
      },
    ],
  },
  {
    id: 5,
    isSample: true,
    title: 'Fiber cement on a Milford shoreline home',
    category: 'siding',
    town: 'Milford, CT',
    image: 'portfolio-5',
    description:
      'Salt air had rusted the old nails. New fiber cement shingle siding with stainless fasteners and wide white trim.',
  },
  {
    id: 6,
    isSample: true,
    title: 'Standing-seam porch and ell, Litchfield',
    category: 'roofing',
    town: 'Litchfield, CT',
    image: 'portfolio-6',
    description:
      'A low-pitch ell kept trapping snow. Dark bronze standing-seam metal now sheds it clear of the back door.',
  },
  {
    id: 7,
    isSample: true,
    title: 'Bay window for a Cheshire kitchen',
    category: 'windows',
    town: 'Cheshire, CT',
    image: 'portfolio-7',
    description:
      'One tired slider became a three-panel bay with an insulated seat and its own small roof, flashed into the siding.',
  },
  {
    id: 8,
    isSample: true,
    title: 'Storm rebuild in Hamden',
    category: 'roofing',
    town: 'Hamden, CT',
    image: 'portfolio-8',
    description:
      'A limb opened the back slope in a summer squall. Tarped the same night, new rafters, decking and TAMKO Titan XT in Thunderstorm Grey.',
  },
];
