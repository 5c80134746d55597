import type { ReactNode } from 'react';
import { drawingSource } from '@/content/drawing-sources';
import { drawingUrl } from '@/lib/pictures/drawing-url';
import { signPlaces } from '@/content/signs/signs';
import type { Place } from '@/content/signs/types';

const openings = 'M390 290h76v62h-76zM390 388h76v62h-76zM582 290h76v62h-76zM488 378h62v92h-62z';

/** The outline of each place, in units of the drawing. The walls have holes for the windows and the door. */
const outlines: Readonly<Record<Place, string>> = {
  ceiling: 'M64 262v-12L220 150l156 100v220H64z',
  roof: 'M36 272.7V248.7L220 126h172V52h84v74h54l184 122.7H404v24L220 150z',
  edges: 'M398 248.7h322V266h-43v186l30 20-6 9-36-24V266H398zM8 257h22v16H17z',
  walls: `M376 266h289v204H376z${openings}`,
  openings,
  ground: 'M-1600 470H64v104h312V470h1224v200h-3200z',
};

const { width, height } = drawingSource('house-at-night');

interface HouseMapProps {
  readonly alt: string;
  readonly isFirst?: boolean;
  /** False inside a summary, where places are only highlighted. */
  readonly hasLinks?: boolean;
  readonly children?: ReactNode;
}

/** Its links are only for the pointer: for screen readers and the keyboard, the names beside it are the links. */
export function HouseMap({ alt, isFirst = false, hasLinks = true, children }: HouseMapProps) {
  return (
    <span className="find-house">
      <img
        src={drawingUrl('house-at-night')}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
      />
      {children}
      <svg viewBox="0 30 760 520" aria-hidden="true" className="find-outlines">
        {signPlaces.map(({ id }) => {
          const outline = <path fillRule="evenodd" d={outlines[id]} />;
          return hasLinks ? (
            <a key={id} href={`#${id}`} tabIndex={-1}>
              {outline}
            </a>
          ) : (
            <g key={id} data-place={`#${id}`}>
              {outline}
            </g>
          );
        })}
      </svg>
    </span>
  );
}
