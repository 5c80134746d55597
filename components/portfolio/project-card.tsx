import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { pictures } from '@/content/pictures';
import { categoryNames, type Project } from '@/content/portfolio';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { unbroken } from '@/lib/text/unbroken';

/** The link opens the dialog, which open-project.ts fills with the card's texts and picture. */
export function ProjectCard({ project, isBeside }: { readonly project: Project; readonly isBeside: boolean }) {
  const { id, title, category, town, image, description } = project;
  return (
    <li id={`project-${id}`} data-category={category} className="project-item">
      <a
        href={`#project-${id}`}
        data-project={id}
        data-alt={pictures[image].alt}
        aria-haspopup="dialog"
        className="project-link"
      >
        <span className="project-picture render-near">
          <Picture
            name={image}
            alt=""
            sizes={pictureSizes('min(60vw, 224px)', { sm: '46vw', md: isBeside ? '31vw' : '18vw' })}
          />
        </span>
        <h3 className="mt-2.5 mb-0.5 text-body/tight">{title}</h3>
        <span data-place="" className="block text-small text-ink-2">
          <span>{`${categoryNames[category]}. `}</span>
          <span translate="no">{unbroken(town)}</span>
        </span>
      </a>
      <p data-about="" className="project-description">
        <RichText>{description}</RichText>
      </p>
    </li>
  );
}
