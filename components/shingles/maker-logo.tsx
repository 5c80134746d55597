'use client';

import { useImageFailure } from '@/components/ui/use-image-failure';
import type { ShingleMaker } from '@/content/shingles/types';

/** The widths of the files at a height of 36, so that nothing shifts when one loads. */
const widths: Readonly<Record<ShingleMaker, number>> = { gaf: 60, tamko: 108 };

/** Hidden on phones, and if its file fails to load: the heading has the name anyway. */
export function MakerLogo({ maker, name }: { readonly maker: ShingleMaker; readonly name: string }) {
  const [hasFailed, imageProps] = useImageFailure();
  if (hasFailed) return null;
  return (
    <p className="flex items-center gap-2 font-serif font-semibold text-ink-2 max-sm:hidden">
      <span>Certified by</span>
      <img
        {...imageProps}
        src={`/logos/${maker}.svg`}
        alt={name}
        width={widths[maker]}
        height={36}
        loading="lazy"
        // The letters are dark, so with forced colors the logo keeps a white background.
        className="h-9 w-auto forced-colors:bg-white forced-colors:forced-color-adjust-none"
      />
    </p>
  );
}
