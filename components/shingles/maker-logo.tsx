'use client';

import { useEffect, useRef, useState } from 'react';

interface MakerLogoProps {
  readonly maker: string;
  readonly name: string;
}

/** The maker's name as a plain wordmark that we drew. Hidden if its file fails to load; the heading has the name anyway. */
export function MakerLogo({ maker, name }: MakerLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // It may have failed before hydration, so that `onError` missed it.
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  if (hasFailed) return null;
  return (
    <img
      ref={image}
      src={`/logos/${maker}.svg`}
      alt={name}
      width={134}
      height={36}
      onError={() => setHasFailed(true)}
      className="h-9 w-auto"
    />
  );
}
