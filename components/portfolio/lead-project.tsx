import { Text } from '@/components/ui/rich-text';
import { Picture } from '@/components/ui/picture';
import { Wipe } from '@/components/wipe/wipe';
import { categoryNames, type SequentialProject } from '@/content/portfolio';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { hideUnless } from './hide-unless';

/* On phones, the pictures are cropped: each is 77vw high, so about 124vw wide. */
const sizes = pictureSizes('124vw', { sm: '100vw', md: '68vw', '3xl': '1000px' });

export function LeadProject({ project }: { readonly project: SequentialProject }) {
  const { id, title, category, town, description, sequentialPhotos: photos } = project;
  return (
    <article id={`project-${id}`} className={`has-wipe lead-project ${hideUnless[category]}`}>
      <Wipe
        set="project"
        names={photos.map(({ phase }) => phase)}
        pictures={photos.map(({ phase, image }) => (
          <Picture key={phase} name={image} sizes={sizes} />
        ))}
        stages={photos.map(({ phase, title: stage, description: text }) => ({ name: phase, title: stage, text }))}
      >
        <div className="mt-3.5 flex flex-wrap items-baseline gap-x-5">
          <a href={`#project-${id}`} data-project={id} aria-haspopup="dialog" className="group">
            <h3 className="text-h3 leading-tight group-hover:underline group-hover:decoration-copper group-hover:decoration-2 group-hover:underline-offset-4">
              {title}
            </h3>
          </a>
          <Text
            className="flex-[1_1_24em] text-small text-ink-2"
            text={`${categoryNames[category]}. ${town}. ${description}`}
          />
        </div>
      </Wipe>
    </article>
  );
}
