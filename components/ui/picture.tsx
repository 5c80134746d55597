import clsx from 'clsx';
import { pictures, type PictureName } from '@/content/pictures';
import { below } from '@/lib/breakpoints';
import { pictureSources, type PhonePictureName, type PictureSources } from '@/content/picture-sources';

export interface PictureProps {
  readonly name: PictureName;
  /** The width of the picture in the layout, as the `sizes` attribute. The browser chooses a file by it before CSS loads. */
  readonly sizes: string;
  /** Set on a picture above the fold: it loads eagerly and before the others. */
  readonly priority?: boolean;
  /** Another crop, shown in its place on phones. */
  readonly phone?: PhonePictureName;
  /** Overrides the alt text of the record. Empty when the text next to it says the same. */
  readonly alt?: string;
  readonly className?: string;
}

/**
 * One of the site's pictures, in the format and width that fit the visitor's screen. A placeholder color is shown until
 * it loads, and with the alt text if it fails. The picture fills the width of its box. In a box with a fixed height, add
 * `h-full object-cover`; the focal point then decides what is cropped.
 */
export function Picture({ name, sizes, priority = false, phone, alt, className }: PictureProps) {
  const sources = pictureSources(name);
  const onPhone = phone ? pictureSources(phone) : undefined;
  return (
    <picture>
      {onPhone ? <PhoneSources of={onPhone} sizes={sizes} /> : null}
      <source type="image/avif" sizes={sizes} srcSet={sources.srcSet} />
      <img
        src={sources.src}
        width={sources.width}
        height={sources.height}
        alt={alt ?? pictures[name].alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx('picture', sources.placeholderClass, sources.focal, onPhone?.focal, className)}
      />
    </picture>
  );
}

function PhoneSources({ of, sizes }: { readonly of: PictureSources; readonly sizes: string }) {
  const { width, height, srcSet, src } = of;
  const media = below('sm');
  return (
    <>
      <source type="image/avif" {...{ media, sizes, width, height, srcSet }} />
      <source type="image/jpeg" {...{ media, width, height }} srcSet={src} />
    </>
  );
}
