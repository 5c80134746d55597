import clsx from 'clsx';
import { pictures, type PictureName } from '@/content/pictures';
import { below } from '@/lib/breakpoints';
import { pictureSources, workPicture, type PhonePictureName, type PictureSources } from '@/content/picture-sources';

interface PictureProps {
  readonly name: PictureName;
  /** The `sizes` attribute. The browser picks a file from it before CSS loads. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly phone?: PhonePictureName;
  /** Empty if the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** In a box with a fixed height, add `h-full object-cover`. The picture is then cropped around its focal point. */
export function Picture({ name: wanted, sizes, priority = false, phone, alt, className }: PictureProps) {
  const name = workPicture(wanted);
  const sources = pictureSources(name);
  const phoneSources = phone ? pictureSources(phone) : undefined;
  return (
    <picture>
      {phoneSources ? <PhoneSources of={phoneSources} sizes={sizes} /> : null}
      <source type="image/avif" sizes={sizes} srcSet={sources.srcSet} />
      <img
        src={sources.src}
        width={sources.width}
        height={sources.height}
        alt={alt ?? pictures[name].alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={clsx('picture', sources.placeholderClass, sources.focal, phoneSources?.focal, className)}
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
