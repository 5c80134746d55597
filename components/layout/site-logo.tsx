'use client';

import { useEffect, useRef, useState } from 'react';
import { company } from '@/content/company';

export function SiteLogo() {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // The image may have failed before hydration, so that `onError` missed it.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setHasFailed(true);
  }, []);

  if (hasFailed) {
    return (
      <span
        aria-hidden="true"
        className="grid size-8.5 flex-none place-items-center bg-shutter pt-1.5 font-serif text-h4 leading-none text-white clip-house md:size-9.5"
      >
        {company.badgeLetter}
      </span>
    );
  }
  return (
    <img
      ref={image}
      src="/logo.svg"
      alt=""
      width={38}
      height={38}
      className="size-8.5 flex-none md:size-9.5"
      onError={() => setHasFailed(true)}
    />
  );
}
