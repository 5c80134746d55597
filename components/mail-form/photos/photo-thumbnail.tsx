import clsx from 'clsx';
import type { Photo } from '@/lib/photos/photo';

type PhotoThumbnailProps = { readonly photo: Photo; readonly className: string };

/** `thumbnail` is a `data:` URL, so there's no object URL to revoke. */
export function PhotoThumbnail({ photo: { name, thumbnail }, className }: PhotoThumbnailProps) {
  if (thumbnail) return <img src={thumbnail} alt="" className={clsx('rounded-sm object-cover', className)} />;
  return (
    <span
      aria-hidden="true"
      className={clsx('grid place-items-center rounded-sm bg-linen text-small font-semibold text-ink-2', className)}
    >
      {name.split('.').at(-1)?.toUpperCase()}
    </span>
  );
}
