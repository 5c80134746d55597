import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/drawings';
import { MediaPanel } from './media-panel';

interface IllustratedProps {
  readonly drawing: DrawingName;
  readonly children: ReactNode;
}

export function Illustrated({ drawing, children }: IllustratedProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <MediaPanel
        media={{ kind: 'drawing', name: drawing }}
        sizes="33vw"
        shape="aspect-4/3 sm:max-md:aspect-5/2 lg:aspect-auto lg:max-h-88 lg:min-h-60 lg:self-stretch"
        className="max-md:-mx-(--pad) md:max-lg:max-w-measure lg:sticky lg:top-32"
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
