import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { pictureFallback, pictureSrcSet, type PictureStem } from '@/lib/pictures/picture-url';

interface ClientPictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt'> {
  readonly stem: PictureStem;
  readonly alt: string;
  readonly sizes: string;
}

/** For client components: `Picture` would bundle the records of all pictures. */
export function ClientPicture({ stem, alt, sizes, className, ...rest }: ClientPictureProps) {
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={pictureSrcSet(stem)} />
      <img decoding="async" {...rest} src={pictureFallback(stem)} alt={alt} className={clsx('picture', className)} />
    </picture>
  );
}
