import { ArrowLink } from '@/components/ui/arrow-link';
import { colorBand } from '@/content/shingles/color-band';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { ColorWipe } from './color-wipe';
import { studioSwatches } from './studio-colors';

/* On phones, the picture is cropped: it's 77vw high, so about 124vw wide. */
const sizes = pictureSizes('124vw', { sm: '100vw' });

export function ColorBand() {
  if (!colorBand) return null;
  const { heading, text, hint, links, slider } = colorBand;
  const sides = colorBand.sides.map((page) => ({
    product: page.name,
    chosen: page.closeUp,
    colors: studioSwatches(page),
  }));
  return (
    <section aria-labelledby="colors-heading" className="relative bg-chalk">
      <ColorWipe slider={slider} sides={sides} sizes={sizes}>
        <h2 id="colors-heading" className="text-notice">
          {heading}
        </h2>
        <p className="mt-1 text-base/snug text-ink-2 max-sm:text-small/snug">
          {`${text} `}
          <span className="noscript:hidden">{hint}</span>
        </p>
        <p className="flex flex-wrap gap-x-6">
          {links.map(({ label, href }) => (
            <ArrowLink key={href} href={href}>
              {label}
            </ArrowLink>
          ))}
        </p>
      </ColorWipe>
    </section>
  );
}
