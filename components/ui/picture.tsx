import clsx from 'clsx';
import { pictures, type PictureName } from '@/content/pictures';
import { below } from '@/lib/breakpoints';
import { pictureSources, type PhonePictureName, type PictureSources } from '@/lib/pictures/picture-sources';

export interface PictureProps {
  readonly name: PictureName;
  /** How wide the layout shows it, as `sizes` says it: the browser chooses the file by this before the styles arrive. */
  readonly sizes: string;
  /** For the picture of the first screen: fetched at once and before the others. */
  readonly priority?: boolean;
  /** Another picture in its place on phones, cut for their shape. */
  readonly phone?: PhonePictureName;
  /** Instead of the record's own words; empty where the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

/**
 * One of the site's pictures, in the format and width that the visitor's screen needs. Its own color stands behind it
 * until it arrives, and stays there with the alt text if it never does. It fills the width of its box; where the box
 * has a height too, say `h-full object-cover`, and the focal point decides what is cut.
 */
export function Picture({ name, sizes, priority = false, phone, alt, className }: PictureProps) {
  const sources = pictureSources(name);
  const onPhone = phone ? pictureSources(phone) : undefined;
  return (
    <picture>
      {onPhone ? <Sources of={onPhone} sizes={sizes} media={below('sm')} /> : null}
      <Sources of={sources} sizes={sizes} />
      <img
        src={sources.src}
        srcSet={sources.srcSet.jpg}
        sizes={sizes}
        width={sources.width}
        height={sources.height}
        alt={alt ?? pictures[name].alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx('picture', sources.tone, sources.focal, onPhone?.focal, className)}
      />
    </picture>
  );
}

/** The formats in the order in which a browser should want them. The last of the main picture's stands on the `<img>` itself. */
function Sources({ of, sizes, media }: { readonly of: PictureSources; readonly sizes: string; readonly media?: string }) {
  const { width, height, srcSet } = of;
  return (
    <>
      <source type="image/avif" {...{ media, sizes, width, height }} srcSet={srcSet.avif} />
      <source type="image/webp" {...{ media, sizes, width, height }} srcSet={srcSet.webp} />
      {media ? <source type="image/jpeg" {...{ media, sizes, width, height }} srcSet={srcSet.jpg} /> : null}
    </>
  );
}
