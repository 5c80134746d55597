import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/drawings';
import { MediaPanel } from './media-panel';

interface IllustratedProps {
  readonly drawing: DrawingName;
  /** Leaves the drawing out on desks, for tables that need the width. */
  readonly isWideTable: boolean;
  readonly children: ReactNode;
}

/** The body of a section beside the drawing that explains it, or below it where there is no room for both. */
export function Illustrated({ drawing, isWideTable, children }: IllustratedProps) {
  return (
    <div
      className={clsx(
        'grid items-start gap-x-10 gap-y-4 sm:gap-y-6',
        !isWideTable && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
      )}
    >
      <MediaPanel
        media={{ kind: 'drawing', name: drawing }}
        sizes="33vw"
        className={clsx(
          'lg:sticky lg:top-32',
          'aspect-4/3 max-md:-mx-(--pad) sm:max-md:aspect-5/2 md:max-lg:max-w-measure',
          isWideTable && 'lg:hidden',
        )}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
