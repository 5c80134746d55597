import { useState } from 'react';
import { ClientPicture } from '@/components/ui/client-picture';
import type { StudioColor } from './studio-colors';

interface StudioHouseProps {
  readonly color: StudioColor;
  readonly colors: readonly StudioColor[];
  readonly preloadKeys?: ReadonlySet<string>;
  readonly priority?: boolean;
  readonly isLazy?: boolean;
  readonly sizes: string;
}

/** The previous color stays visible until the new picture has loaded. */
export function StudioHouse({ color, colors, preloadKeys, priority, isLazy, sizes }: StudioHouseProps) {
  const [first] = useState(color.key);
  const [visible, setVisible] = useState(first);
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set(priority ? [color.key] : []));
  if (visible !== color.key && settled.has(color.key)) setVisible(color.key);

  const settle = (key: string) => setSettled((before) => (before.has(key) ? before : new Set([...before, key])));
  const layers = colors.filter(({ key }) => key === color.key || settled.has(key) || preloadKeys?.has(key));

  return (
    <div className="absolute inset-0">
      {layers.map((layer) => (
        <ClientPicture
          key={layer.key}
          stem={layer.house}
          sizes={sizes}
          width={1280}
          height={800}
          alt={layer.key === color.key ? layer.alt : ''}
          // With `priority`, first-house-script.tsx fetches this picture at once, unless the URL names a color.
          loading={(priority || isLazy) && layer.key === first ? 'lazy' : 'eager'}
          suppressHydrationWarning
          fetchPriority={layer.key === color.key && !isLazy ? 'high' : 'low'}
          onLoad={() => settle(layer.key)}
          // A picture that fails to load still has its placeholder color and alt text.
          onError={() => settle(layer.key)}
          data-visible={layer.key === visible}
          className={`studio-house ${layer.housePlaceholder}`}
        />
      ))}
    </div>
  );
}
