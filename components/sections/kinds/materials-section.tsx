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

/** Materials as a catalog: one ruled panel each, with the facts a buyer compares always in the same place. */
export function MaterialsSection({ section, tone }: SectionProps<'materials'>) {
  const { materials, footnote } = section;
  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal as="ul" stagger className="grid gap-6">
        {materials.map((material) => (
          <li
            key={material.name}
            className={clsx(
              'relative grid border border-t-2 border-rule-strong border-t-ink bg-white',
              material.media
                ? 'sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]'
                : 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
            )}
          >
            {material.media ? (
              <MediaPanel
                media={material.media}
                sizes={pictureSizes('78vw', { sm: '40vw', lg: '25vw' })}
                className="h-60 sm:row-span-2 sm:h-full lg:row-span-1 lg:min-h-70"
              />
            ) : null}
            <div className={clsx('p-5.5 md:p-7', !material.media && 'pt-17 md:pt-18')}>
              <h3 className="text-h3">
                <RichText>{material.name}</RichText>
              </h3>
              <PriceBadge unit={printUnit(material.price)}>{printFigures(material.price)}</PriceBadge>
              <p className="mt-2 max-w-[46ch] text-ink-2">
                <RichText>{material.description}</RichText>
              </p>
              <BulletList
                items={material.features}
                className={clsx('mt-4', !material.media && 'sm:grid-cols-2 sm:gap-x-8')}
              />
            </div>
            <div
              className={clsx(
                'border-rule p-5.5 max-lg:border-t md:p-7 lg:content-center lg:border-l',
                !material.media && 'md:max-lg:border-t-0 md:max-lg:border-l',
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
          </li>
        ))}
      </Reveal>
      {footnote ? (
        <p className="mt-8 max-w-copy-wide text-ink-2">
          <RichText>{footnote}</RichText>
        </p>
      ) : null}
    </SectionFrame>
  );
}
