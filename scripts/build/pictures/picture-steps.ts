import { colors, glassColors } from '@/content/colors';
import { drawings } from '@/content/drawings';
import { figures } from '@/content/figures';
import { logoOutline } from '@/content/logo';
import { pictures } from '@/content/pictures';
import { root } from '@/scripts/bootstrap/root.mjs';
import { buildDrawings } from '@/scripts/build/pictures/build-drawings';
import { buildIcons } from '@/scripts/build/pictures/build-icons';
import { buildPictures } from '@/scripts/build/pictures/build-pictures';

/** Also the type of the other steps, in build.ts. */
export interface BuildStep {
  readonly name: string;
  readonly run: () => Promise<void> | void;
}

export const pictureSteps: readonly BuildStep[] = [
  {
    name: 'Drawings',
    run: () =>
      buildDrawings({
        project: root,
        names: Object.keys(drawings),
        figures: Object.keys(figures),
        colors,
        glassColors,
      }),
  },
  { name: 'Icons', run: () => buildIcons({ project: root, logo: logoOutline, colors }) },
  { name: 'Pictures', run: () => buildPictures({ project: root, records: pictures }) },
];
