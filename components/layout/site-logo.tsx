'use client';

import { useImageFailure } from '@/components/ui/use-image-failure';
import { company } from '@/content/company';

export function SiteLogo() {
  const [hasFailed, imageProps] = useImageFailure();
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
    <img {...imageProps} src="/logo.svg" alt="" width={38} height={38} className="size-8.5 flex-none md:size-9.5" />
  );
}
