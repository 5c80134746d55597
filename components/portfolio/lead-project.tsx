import { RichText } from '@/components/ui/rich-text';
import { Picture } from '@/components/ui/picture';
import { Wipe } from '@/components/wipe/wipe';
import { categoryNames, type SequentialProject } from '@/content/portfolio';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/* On phones, the pictures are cropped: each is 77vw high, so about 124vw wide. */
const sizes = pictureSizes('124vw', { sm: '100vw', md: '68vw', '3xl': '1000px' });

export function LeadProject({ project }: { readonly project: SequentialProject }) {
  const { id, title, category, town, description, sequentialPhotos: photos } = project;
  return (
    <article id={`project-${id}`} data-category={category} className="has-wipe lead-project">
      <Wipe
        set="project"
        names={photos.map(({ phase }) => phase)}
        pictures={photos.map(({ phase, image }) => (
          <Picture key={phase} name={image} sizes={sizes} />
        ))}
        stages={photos.map(({ phase, title: stage, description: text }) => ({ name: phase, title: stage, text }))}
      >
        <div className="mt-3.5 flex flex-wrap items-baseline gap-x-5">
          <a href={`#project-${id}`} data-project={id} aria-haspopup="dialog">
            <h3 className="text-h3 leading-tight">{title}</h3>
          </a>
          <p className="flex-[1_1_24em] text-small text-ink-2">
            <span data-place="">{`${categoryNames[category]}. ${town}`}</span>
            {'. '}
            <span data-about="">
              <RichText>{description}</RichText>
            </span>
          </p>
        </div>
      </Wipe>
    </article>
  );
}
