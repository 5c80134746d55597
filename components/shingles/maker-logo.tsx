import { makerLogos } from '@/content/shingles/maker-logos';

/** Part of the page, so that it can't fail to load. Left out on phones: the heading has the name anyway. */
export function MakerLogo({ maker, name }: { readonly maker: string; readonly name: string }) {
  const logo = makerLogos[maker];
  return (
    <p className="flex items-center gap-2 font-serif font-semibold text-ink-2 max-sm:hidden">
      <span>Certified by</span>
      {logo ? (
        <svg role="img" aria-label={name} viewBox={`0 0 ${logo.width} 72`} className="h-9 w-auto text-ink">
          <path fill="currentColor" d={logo.outline} />
        </svg>
      ) : (
        <span>{name}</span>
      )}
    </p>
  );
}
