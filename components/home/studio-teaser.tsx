import { Picture } from '@/components/ui/picture';
import { ArrowLink } from '@/components/ui/arrow-link';
import { studioTeaser } from '@/content/shingles/teaser';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

const sizes = pictureSizes('calc(100vw - 40px)', { sm: '91vw', md: '360px' });

/** One house under two roofs, cut at the pitch of the roof: the way to the studio that shows it in every color. */
export function StudioTeaser() {
  const { link, text, pictures } = studioTeaser;
  const [left, right] = pictures;
  return (
    <figure className="md:col-start-2 md:row-start-1 md:flex md:flex-wrap md:items-end md:gap-x-6">
      {/* Not part of the first view: a skipped box asks for no picture until it is near the screen. */}
      <div className="relative aspect-3/1 overflow-hidden rounded-sm render-near md:w-90 md:max-w-full md:flex-none">
        <Picture name={left} sizes={sizes} className="absolute inset-0 size-full object-cover" />
        <Picture name={right} alt="" sizes={sizes} className="studio-second absolute inset-0 size-full object-cover" />
      </div>
      <figcaption>
        <ArrowLink href={link.href} className="text-large">
          {link.label}
        </ArrowLink>
        <span className="block text-base text-ink-2">{text}</span>
      </figcaption>
    </figure>
  );
}
