import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import { categoryNames, type Project } from '@/content/portfolio';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { unbroken } from '@/lib/text/unbroken';
import { hideUnless } from './hide-unless';

/** The link opens the dialog. If the dialog's code fails to load, the card shows the description itself (`:target`). */
export function ProjectCard({ project, isBeside }: { readonly project: Project; readonly isBeside: boolean }) {
  const { id, title, category, town, image, description } = project;
  return (
    <li id={`project-${id}`} className={clsx('project-item', hideUnless[category])}>
      <a href={`#project-${id}`} data-project={id} aria-haspopup="dialog" className="project-link group">
        <span className="project-picture render-near">
          <Picture
            name={image}
            alt=""
            sizes={pictureSizes('min(60vw, 224px)', { sm: '46vw', md: isBeside ? '31vw' : '18vw' })}
            // Not the `scale` utility, whose custom properties would be in every page's styles.
            className="h-full object-cover transition-transform duration-500 ease-settle group-hover:[scale:1.03]"
          />
        </span>
        <h3 className="mt-2.5 mb-0.5 text-body/tight group-hover:underline group-hover:decoration-copper group-hover:decoration-2 group-hover:underline-offset-4">
          {title}
        </h3>
        <span className="block text-small text-ink-2">
          <span>{`${categoryNames[category]}. `}</span>
          <span translate="no">{unbroken(town)}</span>
        </span>
      </a>
      <p className="project-description">{description}</p>
    </li>
  );
}
