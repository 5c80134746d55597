import clsx from 'clsx';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
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
    <figure
      className={clsx(
        'relative overflow-hidden rounded-sm',
        shape,
        className,
        media.caption && 'flex flex-col max-sm:aspect-auto! max-sm:h-auto!',
      )}
    >
      <div
        className={clsx(
          'render-near',
          media.caption ? 'relative max-sm:aspect-4/3 sm:flex-1' : 'absolute inset-0',
          media.kind === 'drawing' && backgroundOf(media.name),
        )}
      >
        {media.kind === 'drawing' ? (
          <Drawing name={media.name} className="absolute inset-0 size-full" />
        ) : (
          <Picture name={media.name} sizes={sizes} className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <Text as="figcaption" className="bg-white px-4 py-3 text-small text-ink max-sm:px-(--pad)" text={media.caption} />
    </figure>
  );
}
