import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RulerBar } from '@/components/ruler/ruler-bar';
import { BulletList } from '@/components/ui/bullet-list';
import { PriceBadge } from '@/components/ui/price-badge';
import { Text } from '@/components/ui/rich-text';
import { offered } from '@/content/offered';
import { pictureSizes } from '@/lib/pictures/picture-sizes';

/* On all but the narrowest phones, the picture is a small square beside the text. */
const sizes = pictureSizes('88vw', { xs: '10rem', sm: '45vw', lg: '36vw' });

/** The bars of the prices start at $0 and end at the highest. */
export function OptionsSection({ section, tone, isShort }: SectionProps<'options'>) {
  const options = offered(section.options);
  const scale = { low: 0, high: Math.max(...options.map(({ price }) => price.high)) };
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={section.footnote}>
      <ul
        data-stagger=""
        className="grid gap-x-8 gap-y-3.5 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] sm:gap-x-6 sm:gap-y-10"
      >
        {options.map(({ name, description, media, price, points, link }) => (
          // The subgrid lines up the prices of a row even if one title takes two lines. A subgrid can't be a container,
          // so this item is one only on phones. `content-start` is for browsers without subgrids (Chrome 111 to 116),
          // which would spread the rows of a shorter option apart.
          <li
            key={name}
            className="max-sm:@container sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:content-start sm:gap-y-0"
          >
            <div className="grid gap-x-4 gap-y-1.5 sm:contents @strip:max-sm:grid-cols-[6rem_minmax(0,1fr)]">
              <MediaPanel
                media={media}
                sizes={sizes}
                shape="aspect-square w-full self-start sm:mb-4 sm:aspect-auto sm:h-52 @max-strip:aspect-2/1"
              />
              <div className="sm:contents">
                <Text as="h3" className="text-h4" text={name} />
                <div>
                  <PriceBadge price={price} />
                  <div className="mt-2.5">
                    <RulerBar scale={scale} span={price} fill="pine" height={9} />
                  </div>
                  <Text className="mt-2 text-ink-2 max-sm:text-base" text={description} />
                  <p className="text-small font-bold max-sm:sr-only sm:mt-2.5">Services</p>
                  <BulletList items={points} runsInOnPhones className="mt-1 max-sm:text-base" />
                  {link ? (
                    <p>
                      <ArrowLink href={link.href}>{link.label}</ArrowLink>
                    </p>
                  ) : null}
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
