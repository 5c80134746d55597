'use client';

import { useEffect, useRef, useState } from 'react';
import type { ShingleMaker } from '@/content/shingles/types';

/** The widths of the files at a height of 36, so that nothing shifts when one loads. */
const widths: Readonly<Record<ShingleMaker, number>> = { gaf: 60, tamko: 108 };

interface MakerLogoProps {
  readonly maker: ShingleMaker;
  readonly name: string;
}

/** Hidden on phones, and if its file fails to load: the heading has the name anyway. */
export function MakerLogo({ maker, name }: MakerLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // It may have failed before hydration, when `onError` wasn't attached.
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  if (hasFailed) return null;
  return (
    <p className="flex items-center gap-2 font-serif font-semibold text-ink-2 max-sm:hidden">
      Certified by
      <img
        ref={image}
        src={`/logos/${maker}.svg`}
        alt={name}
        width={widths[maker]}
        height={36}
        loading="lazy"
        onError={() => setHasFailed(true)}
        className="h-9 w-auto"
      />
    </p>
  );
}
