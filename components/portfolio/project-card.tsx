import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import { categoryNames, type Project, type ProjectCategory } from '@/content/portfolio';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { ProjectPhases } from './project-phases';

/* Chosen in the filter, a category hides the projects of every other; `all` hides none. */
const hiddenBy: Readonly<Record<ProjectCategory, string>> = {
  roofing: 'group-has-[:checked:not([value=all],[value=roofing])]/portfolio:hidden',
  siding: 'group-has-[:checked:not([value=all],[value=siding])]/portfolio:hidden',
  windows: 'group-has-[:checked:not([value=all],[value=windows])]/portfolio:hidden',
};

/**
 * A project as a link to its own anchor, which can be shared. With scripts it opens the dialog; without them the
 * description opens in place (`:target`).
 */
export function ProjectCard({ project }: { readonly project: Project }) {
  const { id, title, category, town, image, description } = project;
  return (
    <li id={`project-${id}`} data-category={category} className={clsx('project', hiddenBy[category])}>
      <a href={`#project-${id}`} data-project={id} aria-haspopup="dialog" className="group block">
        <span className="project-picture">
          <Picture
            name={image}
            alt=""
            sizes={pictureSizes('min(72vw, 288px)', { md: '22vw', '3xl': '310px' })}
            className="h-full object-cover transition-transform duration-500 ease-settle group-hover:scale-103"
          />
          {project.isSequential ? (
            <span className="absolute bottom-0 left-0 bg-ink px-3 py-1.5 text-small font-semibold text-white max-sm:px-2 max-sm:py-0.5">
              {project.sequentialPhotos.length} photos
            </span>
          ) : null}
        </span>
        <h3 className="mt-2.5 mb-0.5 text-h4 group-hover:underline group-hover:decoration-copper group-hover:decoration-2 group-hover:underline-offset-4 max-xl:text-body/tight">
          {title}
        </h3>
        <span className="block text-small text-ink-2">{`${categoryNames[category]}. ${town}`}</span>
      </a>
      <p className="project-description">{description}</p>
      {project.isSequential ? (
        // The dialog steps through the phases. Without scripts they follow one another here; with them, no browser asks for these pictures.
        <noscript>
          <ProjectPhases photos={project.sequentialPhotos} />
        </noscript>
      ) : null}
    </li>
  );
}
