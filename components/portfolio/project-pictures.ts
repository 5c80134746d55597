import clsx from 'clsx';
import { pictures } from '@/content/pictures';
import { projects, type ProjectPictureName } from '@/content/portfolio';
import { pictureSources, pictureStem } from '@/content/picture-sources';

function projectPicture(name: ProjectPictureName) {
  const { width, height, placeholderClass, focal } = pictureSources(name);
  return { stem: pictureStem(name), alt: pictures[name].alt, width, height, className: clsx(placeholderClass, focal) };
}

export type ProjectPicture = ReturnType<typeof projectPicture>;
export type ProjectPictures = Readonly<Record<ProjectPictureName, ProjectPicture>>;

const names = projects.flatMap((project) =>
  project.isSequential ? project.sequentialPhotos.map(({ image }) => image) : [],
);

export const projectPictures = Object.fromEntries(names.map((name) => [name, projectPicture(name)])) as ProjectPictures;
