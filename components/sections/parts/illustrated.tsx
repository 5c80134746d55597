import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/drawings';
import { MediaPanel } from './media-panel';

/* How much of a desk's width the body has. A table that needs all of it has the drawing above, as wide as itself. */
const columns = {
  most: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
  more: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]',
  all: undefined,
} as const;

interface IllustratedProps {
  readonly drawing: DrawingName;
  readonly width: keyof typeof columns;
  readonly children: ReactNode;
}

/** The body of a section beside the drawing that explains it, or below it where there is no room for both. */
export function Illustrated({ drawing, width, children }: IllustratedProps) {
  return (
    <div className={clsx('grid items-start gap-x-10 gap-y-4 sm:gap-y-6', columns[width])}>
      <MediaPanel
        media={{ kind: 'drawing', name: drawing }}
        sizes="33vw"
        className={clsx(
          'aspect-4/3 max-md:-mx-(--pad) sm:max-md:aspect-5/2 md:max-lg:max-w-measure',
          width === 'all'
            ? 'lg:grid lg:aspect-5/2 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] lg:items-center lg:bg-white'
            : 'lg:sticky lg:top-32 lg:aspect-auto lg:max-h-88 lg:min-h-60 lg:self-stretch',
        )}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
