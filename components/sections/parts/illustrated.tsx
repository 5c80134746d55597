import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/drawings';
import { MediaPanel } from './media-panel';

interface IllustratedProps {
  readonly drawing: DrawingName;
  /** Leaves more of the width to a wide table. */
  readonly isSmall: boolean;
  readonly children: ReactNode;
}

/** The body of a section beside the drawing that explains it, or below it where there is no room for both. */
export function Illustrated({ drawing, isSmall, children }: IllustratedProps) {
  return (
    <div
      className={clsx(
        'grid items-start gap-x-10 gap-y-6',
        isSmall ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      <MediaPanel
        media={{ kind: 'drawing', name: drawing }}
        sizes="33vw"
        className="aspect-4/3 max-md:-mx-(--pad) sm:max-md:aspect-5/2 md:max-lg:max-w-measure"
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
