import clsx from 'clsx';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { drawings, type DrawingName, type DrawingRecord } from '@/content/drawings';
import type { Media } from '@/content/types';
import { backgroundOf } from './background-of';

interface MediaPanelProps {
  readonly media: Media;
  readonly sizes: string;
  readonly shape?: string;
  readonly className?: string;
}

function KeyedDrawing({
  name,
  parts,
  className,
}: {
  readonly name: DrawingName;
  readonly parts: readonly string[];
  readonly className?: string;
}) {
  return (
    <figure
      className={clsx(
        'self-start overflow-hidden rounded-sm sm:max-md:grid sm:max-md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:max-md:bg-white',
        className,
      )}
    >
      <div className={backgroundOf(name)}>
        <Drawing name={name} className="h-auto w-full" />
      </div>
      <figcaption className="bg-white px-4 py-3 text-ink max-md:px-(--pad) sm:max-md:self-center">
        <ol
          aria-label="In the drawing"
          className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-1.5 text-small leading-snug sm:max-md:grid-cols-1"
        >
          {parts.map((part, index) => (
            <li key={part} className="flex gap-2.5">
              <span className="grid size-6 flex-none place-items-center rounded-full border-fine border-ink bg-white font-bold text-ink">
                {index + 1}
              </span>
              <Text as="span" className="pt-0.5" text={part} />
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

export function MediaPanel({ media, sizes, shape, className }: MediaPanelProps) {
  if (media.kind === 'drawing') {
    const { key }: DrawingRecord = drawings[media.name];
    if (key) return <KeyedDrawing name={media.name} parts={key} className={className} />;
  }
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
