import clsx from 'clsx';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import type { Media } from '@/content/media';
import { backgroundOf } from './background-of';

interface MediaPanelProps {
  readonly media: Media;
  readonly sizes: string;
  readonly shape?: string;
  readonly className?: string;
}

export function MediaPanel({ media, sizes, shape, className }: MediaPanelProps) {
  return (
    <figure className={clsx('relative overflow-hidden rounded-sm', shape, className)}>
      <div className={clsx('absolute inset-0 render-near', media.kind === 'drawing' && backgroundOf(media.name))}>
        {media.kind === 'drawing' ? (
          <Drawing name={media.name} className="absolute inset-0 size-full" />
        ) : (
          <Picture name={media.name} sizes={sizes} className="absolute inset-0 size-full object-cover" />
        )}
      </div>
    </figure>
  );
}
