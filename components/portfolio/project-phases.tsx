import { Picture } from '@/components/ui/picture';
import type { SequentialPhoto } from '@/content/portfolio';

/** The phases of one job as a plain sequence: each picture over its name and its words. */
export function ProjectPhases({ photos }: { readonly photos: readonly SequentialPhoto[] }) {
  return (
    <ol className="project-phases">
      {photos.map(({ phase, image, title, description }) => (
        <li key={phase}>
          <figure>
            <Picture name={image} sizes="(min-width: 901px) 30vw, 91vw" className="aspect-4/3 object-cover" />
            <figcaption className="mt-2.5">
              <b>{`${phase}: ${title}`}</b>
              <span className="block text-ink-2">{description}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
