import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { PriceBadge } from '@/components/ui/price-badge';
import { RichText } from '@/components/ui/rich-text';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { printFigures, printUnit } from '@/lib/prices/price';

/** Styles, materials or repairs with their prices. The price comes first on each card. */
export function OptionsSection({ section, tone }: SectionProps<'options'>) {
  const { options, unit, footnote } = section;
  const count = options.length;
  // Five cards go in rows of two and three, which leaves no gap in the last row.
  const five = count === 5;
  const columns = five
    ? 'sm:grid-cols-2 lg:grid-cols-6'
    : count % 3 === 0 || count > 4
      ? 'sm:grid-cols-2 lg:grid-cols-3'
      : 'sm:grid-cols-2';

  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal as="ul" stagger className={clsx('grid gap-x-8 gap-y-11', columns)}>
        {options.map((option, index) => (
          <li
            key={option.name}
            className={clsx('relative flex flex-col', five && (index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'))}
          >
            {option.media ? (
              <MediaPanel
                media={option.media}
                sizes={pictureSizes('78vw', { sm: '45vw', lg: '30vw' })}
                className="mb-5 h-60 lg:h-70"
              />
            ) : (
              <div className="mb-5 h-13 border-t-2 border-ink" />
            )}
            <h3 className="text-h3">
              <RichText>{option.name}</RichText>
            </h3>
            {'price' in option ? (
              <PriceBadge unit={unit === 'implied' ? undefined : printUnit(option.price)}>
                {printFigures(option.price)}
              </PriceBadge>
            ) : (
              <PriceBadge>{option.term}</PriceBadge>
            )}
            <p className="mt-2 text-ink-2">
              <RichText>{option.description}</RichText>
            </p>
            {option.points ? (
              <>
                <p className="mt-3.5 mb-1.5 text-small font-bold">{option.pointsLabel ?? 'Benefits'}</p>
                <BulletList items={option.points} />
              </>
            ) : null}
            {option.link ? (
              <p className="mt-auto pt-2">
                <ArrowLink href={option.link.href}>{option.link.label}</ArrowLink>
              </p>
            ) : null}
          </li>
        ))}
      </Reveal>
      {footnote ? (
        <p className="mt-9 max-w-copy border-t border-rule-strong pt-4 text-ink-2">
          <RichText>{footnote}</RichText>
        </p>
      ) : null}
    </SectionFrame>
  );
}
