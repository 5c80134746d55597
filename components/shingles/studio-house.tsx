import clsx from 'clsx';
import { useState } from 'react';
import { StemPicture } from '@/components/ui/stem-picture';
import type { StudioColor } from './studio-color';

interface StudioHouseProps {
  readonly color: StudioColor;
  /** Every color that this house may be asked to wear. */
  readonly colors: readonly StudioColor[];
  /** Keys of the colors that may come next: their pictures are fetched, with no hurry. */
  readonly ahead: ReadonlySet<string>;
  /** The picture of the first screen, which the page's own HTML brings. */
  readonly priority?: boolean;
  readonly className?: string;
}

/* 78vw on phones: more than two and a half pixels to a point are more than an eye can tell. */
const sizes = '(max-width: 620px) 78vw, (max-width: 900px) 91vw, (max-width: 1090px) calc(91vw - 388px), (max-width: 1439px) calc(91vw - 448px), 864px';

/** The house in one color. The color before it stays until the new picture has arrived, then gives way to it. */
export function StudioHouse({ color, colors, ahead, priority = false, className }: StudioHouseProps) {
  const [first] = useState(color.key);
  const [visible, setVisible] = useState(first);
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(priority ? [color.key] : []));
  if (visible !== color.key && settled.has(color.key)) setVisible(color.key);

  const settle = (key: string) => setSettled((before) => (before.has(key) ? before : new Set([...before, key])));
  const layers = colors.filter(({ key }) => key === color.key || settled.has(key) || ahead.has(key));

  return (
    <div className={clsx('absolute inset-0', className)}>
      {layers.map((layer) => (
        <StemPicture
          key={layer.key}
          stem={layer.house}
          sizes={sizes}
          width={1280}
          height={800}
          alt={layer.key === color.key ? layer.alt : ''}
          // Lazy only for the parser: scripts/inline/fetch-first-picture.js makes it eager, unless the address names a color.
          loading={priority && layer.key === first ? 'lazy' : 'eager'}
          data-first-picture={priority && layer.key === first ? '' : undefined}
          suppressHydrationWarning
          fetchPriority={layer.key === color.key ? 'high' : 'low'}
          onLoad={() => settle(layer.key)}
          // One that never comes leaves its own color and its words in the frame.
          onError={() => settle(layer.key)}
          data-visible={layer.key === visible}
          className={clsx(
            'absolute inset-0 size-full object-cover transition-opacity',
            // The old one stands still underneath until the new one covers it.
            'data-[visible=false]:opacity-0 data-[visible=false]:delay-300 data-[visible=false]:duration-0',
            'data-[visible=true]:z-1 data-[visible=true]:duration-300',
            layer.houseTone,
          )}
        />
      ))}
    </div>
  );
}
