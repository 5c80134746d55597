import type { PictureName } from './pictures';

export const projectCategories = ['roofing', 'siding', 'windows'] as const;
export type ProjectCategory = (typeof projectCategories)[number];

/** The first is the default. */
export const projectFilters = ['all', ...projectCategories] as const;

export const categoryNames: Readonly<Record<(typeof projectFilters)[number], string>> = {
  all: 'All',
  roofing: 'Roofing',
  siding: 'Siding',
  windows: 'Windows',
};

export type ProjectPictureName = Extract<PictureName, `portfolio-${string}`>;

export interface SequentialPhoto {
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
export interface SequentialProject extends ProjectBase {
  readonly isSequential: true;
  readonly sequentialPhotos: readonly [SequentialPhoto, ...SequentialPhoto[]];
}
export type Project = (ProjectBase & { readonly isSequential?: false }) | SequentialProject;

/** Three phases photographed from one spot. Also on the page about roof replacement. */
export const sequentialProject: SequentialProject = {
  id: 4,
  isSample: true,
  title: 'Full roof replacement in Glastonbury',
  category: 'roofing',
  town: 'Glastonbury, CT',
  image: 'portfolio-4-after',
  description: 'This 24-year-old roof leaked. See it before we started, stripped to the decking, and finished.',
  isSequential: true,
  sequentialPhotos: [
    {
      phase: 'Before',
      image: 'portfolio-4-before',
      title: 'Initial roof condition',
      description:
        'The shingles had curled, and spots below the chimney were bare. One patch had already been patched. The stain on the bedroom ceiling was right below the bare spots.',
    },
    {
      phase: 'Progress',
      image: 'portfolio-4-progress',
      title: 'Stripped roof with exposed decking',
      description:
        'Everything came off, down to the decking. Eleven boards were soft below the chimney, so we replaced them before anything else went on.',
    },
    {
      phase: 'After',
      image: 'portfolio-4-after',
      title: 'Final completed installation',
      description:
        'It has ice barrier past the wall line, new flashing, balanced vents and Weathered Wood shingles. The ceiling has stayed dry.',
    },
  ],
};

export const projects: readonly Project[] = [
  {
    id: 1,
    isSample: true,
    title: 'Charcoal roof on a Southington colonial',
    category: 'roofing',
    town: 'Southington, CT',
    image: 'portfolio-1',
    description:
      'We took two old layers off a 1978 colonial, then put on ice barrier, a ridge vent and charcoal architectural shingles. It took four days, cleanup included.',
  },
  {
    id: 2,
    isSample: true,
    title: 'Insulated siding for a Bristol Cape',
    category: 'siding',
    town: 'Bristol, CT',
    image: 'portfolio-2',
    description:
      'The north wall was cold and the clapboards had faded. We replaced two sheets of soft sheathing, taped the weather barrier and put up insulated vinyl in a soft gray.',
  },
  {
    id: 3,
    isSample: true,
    title: 'Twenty-two windows in West Hartford',
    category: 'windows',
    town: 'West Hartford, CT',
    image: 'portfolio-3',
    description:
      'The windows of this 1928 brick colonial were painted shut. We set 22 double-hung inserts with low-e glass from the inside, which saved the stone sills and the trim.',
  },
  sequentialProject,
  {
    id: 5,
    isSample: true,
    title: 'Fiber cement on a Milford shoreline home',
    category: 'siding',
    town: 'Milford, CT',
    image: 'portfolio-5',
    description:
      'Salt air had rusted the old nails. We put up fiber cement shingle siding with stainless fasteners and wide white trim.',
  },
  {
    id: 6,
    isSample: true,
    title: 'Standing-seam porch and ell, Litchfield',
    category: 'roofing',
    town: 'Litchfield, CT',
    image: 'portfolio-6',
    description:
      'The low roof of the ell held snow all winter. Now it’s dark bronze standing-seam metal, and the snow slides off away from the back door.',
  },
  {
    id: 7,
    isSample: true,
    title: 'Bay window for a Cheshire kitchen',
    category: 'windows',
    town: 'Cheshire, CT',
    image: 'portfolio-7',
    description:
      'We replaced a worn-out sliding window with a three-sided bay. It has an insulated seat and its own small roof, flashed into the siding.',
  },
  {
    id: 8,
    isSample: true,
    title: 'Storm rebuild in Hamden',
    category: 'roofing',
    town: 'Hamden, CT',
    image: 'portfolio-8',
    description:
      'A limb came through the back slope in a summer squall. We tarped it that night, then rebuilt the rafters and the decking and put on shingles in a medium gray.',
  },
];
