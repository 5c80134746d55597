import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { PriceBadge } from '@/components/ui/price-badge';
import { RichText } from '@/components/ui/rich-text';
import { FactList } from '@/components/sections/parts/fact-list';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { printFigures, printUnit } from '@/lib/prices/price';

/**
 * Materials as a catalog: one ruled panel each, with the facts a buyer compares always in the same place. On phones a
 * swatch is beside the name and the price.
 */
export function MaterialsSection({ section, tone, isShort }: SectionProps<'materials'>) {
  const { materials, footnote } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={footnote}>
      <Reveal as="ul" stagger className="grid gap-4 sm:gap-6">
        {materials.map(({ media, ...material }) => (
          <li
            key={material.name}
            className="@container relative border border-t-2 border-rule-strong border-t-ink bg-white"
          >
            <div
              className={clsx(
                'grid',
                media
                  ? [
                      'sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] sm:grid-rows-[auto_1fr_auto] @strip:max-sm:grid-cols-[6rem_minmax(0,1fr)]',
                      'lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]',
                    ]
                  : 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:grid-rows-[auto_1fr]',
              )}
            >
              {media ? (
                <MediaPanel
                  media={media}
                  sizes={pictureSizes('88vw', { xs: '10rem', sm: '70vw', lg: '42vw' })}
                  shape="aspect-square w-full self-start sm:row-span-3 sm:aspect-auto sm:h-full sm:min-h-60 lg:row-span-2 @max-strip:aspect-2/1"
                />
              ) : null}
              <div className="px-4 pt-3 sm:px-5.5 sm:pt-5.5 md:px-7 md:pt-7">
                <h3 className="text-h4 sm:text-h3">
                  <RichText>{material.name}</RichText>
                </h3>
                <PriceBadge unit={printUnit(material.price)}>{printFigures(material.price)}</PriceBadge>
              </div>
              <div
                className={clsx(
                  'px-4 pt-2 max-sm:text-base sm:px-5.5 sm:pb-5 md:px-7 md:pb-7',
                  media ? 'sm:col-start-2 @strip:max-sm:col-span-2' : 'md:row-start-2',
                )}
              >
                <p className="max-w-[46ch] text-ink-2">
                  <RichText>{material.description}</RichText>
                </p>
                <BulletList
                  items={material.features}
                  runsInOnPhones
                  className={clsx('mt-1.5 sm:mt-4', !media && 'sm:grid-cols-2 sm:gap-x-8')}
                />
              </div>
              <div
                className={clsx(
                  'px-4 pt-2 pb-3.5 max-sm:text-base sm:border-rule sm:p-5.5 sm:max-lg:border-t md:p-7 lg:content-center lg:border-l',
                  media
                    ? 'sm:max-lg:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 @strip:max-sm:col-span-2'
                    : 'md:row-span-2 md:row-start-1 md:max-lg:border-t-0 md:max-lg:border-l',
                )}
              >
                <FactList
                  aligned
                  facts={[
                    { label: 'Warranty', value: material.warranty },
                    { label: 'Lifespan', value: material.lifespan },
                    { label: 'Upkeep', value: material.maintenance },
                    material.rating,
                    material.choices,
                  ]}
                />
              </div>
            </div>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
