import clsx from 'clsx';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { drawings } from '@/content/drawings';
import type { Media } from '@/content/types';
import { grounds } from './grounds';

interface MediaPanelProps {
  readonly media: Media;
  /** The width the panel takes on screen, as the `sizes` of a picture. */
  readonly sizes: string;
  readonly priority?: boolean;
  /** Says how high and wide the panel is. */
  readonly className?: string;
  /** Room around a drawing; none lets it run off its ground. */
  readonly inset?: string;
}

/** A drawing on its paint chip, or a picture, filling the panel that the page gives it. */
export function MediaPanel({ media, sizes, priority = false, className, inset = 'p-5.5' }: MediaPanelProps) {
  return (
    <figure className={clsx('relative overflow-hidden rounded-sm', className)}>
      {media.kind === 'drawing' ? (
        <div className={clsx('absolute inset-0', grounds[drawings[media.name].ground], inset)}>
          <Drawing name={media.name} eager={priority} className="size-full" />
        </div>
      ) : (
        <Picture
          name={media.name}
          sizes={sizes}
          priority={priority}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {media.caption ? (
        <figcaption className="absolute bottom-0 left-0 bg-ink px-4 py-2 text-small font-bold text-white">
          {media.caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
