import { isSamplePicture } from './picture-sources';
import type { PictureName } from './pictures';
import { projects } from './portfolio';

/** For pages that show a project's picture: one of the same kind, once the project is gone. */
const substitutes: Readonly<Partial<Record<PictureName, PictureName>>> = {
  'portfolio-1': 'detail-roof',
  'portfolio-2': 'siding-new',
  'portfolio-3': 'detail-window',
  'portfolio-5': 'snow-house',
  'portfolio-6': 'detail-roof',
  'portfolio-7': 'detail-window',
  'portfolio-8': 'siding-new',
};

const shown: ReadonlySet<PictureName> = new Set(projects.map(({ image }) => image));

/** The picture itself if a project shows it, or if it's the owner's own. */
export const workPicture = (name: PictureName): PictureName =>
  shown.has(name) || !isSamplePicture(name) ? name : (substitutes[name] ?? name);
