import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { PriceBadge } from '@/components/ui/price-badge';
import { RichText } from '@/components/ui/rich-text';
import type { PricedOption } from '@/content/types';
import { composition } from '@/components/sections/composition';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { RuledGrid } from '@/components/sections/parts/ruled-grid';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { printFigures, printUnit } from '@/lib/prices/price';

const isAfterVisit = ({ price }: PricedOption) => price.kind === 'after-visit';

interface OptionProps {
  readonly option: PricedOption;
  /** Leaves out the unit of the price. */
  readonly isUnitImplied: boolean;
  /** Leaves out the words in place of a price: they stand once below all options. */
  readonly isPriceBelow: boolean;
}

/** Styles, materials or repairs with their prices: columns or rows of words, or cards with their pictures. */
export function OptionsSection({ section, tone, isShort }: SectionProps<'options'>) {
  const { options, unit, footnote } = section;
  const isPriceBelow = options.every(isAfterVisit);
  const props = { isUnitImplied: unit === 'implied', isPriceBelow };
  const look = composition(section);

  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={footnote}>
      {look === 'columns' ? (
        <RuledGrid className={options.length === 4 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3'}>
          {options.map((option) => (
            <Column key={option.name} option={option} {...props} />
          ))}
        </RuledGrid>
      ) : look === 'option rows' ? (
        <Reveal as="ul" stagger className="border-t-2 border-ink">
          {options.map((option) => (
            <Row key={option.name} option={option} {...props} />
          ))}
        </Reveal>
      ) : (
        <Reveal
          as="ul"
          stagger
          className={clsx(
            'grid gap-x-8 gap-y-3.5',
            look === 'pictures beside text'
              ? 'sm:grid-cols-2 sm:gap-y-6'
              : ['sm:grid-cols-2 sm:gap-y-10', options.length === 5 ? 'lg:grid-cols-5 lg:gap-x-6' : 'lg:grid-cols-3'],
          )}
        >
          {options.map((option, index) => (
            <PictureOption
              key={option.name}
              option={option}
              {...props}
              beside={look === 'pictures beside text'}
              size={isShort ? 'low' : options.length === 5 ? 'narrow' : 'usual'}
              isLastAlone={options.length % 2 === 1 && index === options.length - 1}
            />
          ))}
        </Reveal>
      )}
      {isPriceBelow && options[0] ? <p className="mt-4 font-bold">{printFigures(options[0].price)}</p> : null}
    </SectionFrame>
  );
}

function PriceLine({ option, isUnitImplied, className }: Omit<OptionProps, 'isPriceBelow'> & { className: string }) {
  const unit = isUnitImplied ? undefined : printUnit(option.price);
  return (
    <p className={clsx(isAfterVisit(option) ? 'font-semibold' : 'font-serif text-large font-bold', className)}>
      {printFigures(option.price)}
      {unit ? <span className="font-sans text-small font-medium">{` ${unit}`}</span> : null}
    </p>
  );
}

function Column({ option, isUnitImplied, isPriceBelow }: OptionProps) {
  return (
    <li className="py-3.5 sm:pt-4.5 sm:pb-5">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <h3 className="text-h4">
            <RichText>{option.name}</RichText>
          </h3>
          {isPriceBelow ? null : <PriceLine option={option} isUnitImplied={isUnitImplied} className="sm:mt-0.5" />}
        </div>
      </div>
      <div>
        <p className="mt-1 text-ink-2 max-sm:text-base">
          <RichText>{option.description}</RichText>
        </p>
        <Points option={option} />
      </div>
    </li>
  );
}

function Row({ option, isUnitImplied, isPriceBelow }: OptionProps) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-rule-strong py-3.5 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,5fr)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
        <h3 className="text-h4">
          <RichText>{option.name}</RichText>
        </h3>
        {isPriceBelow ? null : <PriceLine option={option} isUnitImplied={isUnitImplied} className="" />}
      </div>
      <p className="text-ink-2 max-sm:text-base">
        <RichText>{option.description}</RichText>
      </p>
      <div>
        <Points option={option} isLabelHidden />
      </div>
    </li>
  );
}

interface PictureOptionProps extends OptionProps {
  /** A small picture beside the text. Otherwise the picture is above. */
  readonly beside: boolean;
  /** `low`: a low picture above little text. `narrow`: one of five in a row on a desk. */
  readonly size: 'low' | 'narrow' | 'usual';
  /** The only one in the last of two columns: on tablets, its text stands beside its picture. */
  readonly isLastAlone: boolean;
}

const heights = { low: 'sm:h-36', narrow: 'sm:h-52 lg:h-44', usual: 'sm:h-52 lg:h-56' } as const satisfies Record<
  PictureOptionProps['size'],
  string
>;

function PictureOption({ option, isUnitImplied, isPriceBelow, beside, size, isLastAlone }: PictureOptionProps) {
  const isAcross = isLastAlone && !beside;
  return (
    <li className={clsx('@container relative', isAcross && 'sm:max-lg:col-span-2')}>
      <div
        className={clsx(
          'grid gap-x-4 gap-y-1.5',
          beside
            ? 'md:gap-x-6 @strip:grid-cols-[6rem_minmax(0,1fr)] md:@strip:grid-cols-[minmax(9rem,1fr)_minmax(0,3fr)]'
            : isAcross
              ? 'sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-x-8 lg:flex lg:h-full lg:flex-col lg:gap-y-0 @strip:max-sm:grid-cols-[6rem_minmax(0,1fr)]'
              : 'sm:flex sm:h-full sm:flex-col sm:gap-y-0 @strip:max-sm:grid-cols-[6rem_minmax(0,1fr)]',
        )}
      >
        {'media' in option && option.media ? (
          <MediaPanel
            media={option.media}
            sizes={pictureSizes('88vw', beside ? { xs: '12rem' } : { xs: '10rem', sm: '45vw', lg: '36vw' })}
            className={clsx(
              'aspect-square w-full self-start @max-strip:aspect-2/1',
              beside
                ? 'sm:aspect-auto sm:h-full sm:min-h-27'
                : ['sm:aspect-auto', isAcross ? 'lg:mb-4' : 'sm:mb-4', heights[size]],
            )}
          />
        ) : null}
        <div className={beside ? 'sm:self-center' : 'sm:flex-1'}>
          <div>
            <h3 className={clsx('text-h4', !beside && (size === 'narrow' ? 'sm:max-lg:text-h3' : 'sm:text-h3'))}>
              <RichText>{option.name}</RichText>
            </h3>
            {isAfterVisit(option) && !isPriceBelow ? (
              <PriceLine option={option} isUnitImplied={isUnitImplied} className="" />
            ) : null}
            {isAfterVisit(option) ? null : (
              <PriceBadge unit={isUnitImplied ? undefined : printUnit(option.price)}>
                {printFigures(option.price)}
              </PriceBadge>
            )}
          </div>
          <p className={clsx('mt-1 text-ink-2 max-sm:text-base', !beside && 'sm:mt-2')}>
            <RichText>{option.description}</RichText>
          </p>
          <Points option={option} isLabelHidden={beside} />
        </div>
      </div>
    </li>
  );
}

interface PointsProps {
  readonly option: PricedOption;
  /** The heading of the points repeats itself from option to option. On phones it is hidden in any case. */
  readonly isLabelHidden?: boolean;
}

function Points({ option, isLabelHidden = false }: PointsProps) {
  const { points, pointsLabel = 'Benefits', link } = option;
  return (
    <>
      {points ? (
        <>
          <p className={clsx('text-small font-bold', isLabelHidden ? 'sr-only' : 'max-sm:sr-only sm:mt-2.5')}>
            {pointsLabel}
          </p>
          <BulletList items={points} runsInOnPhones className="mt-1 max-sm:text-base" />
        </>
      ) : null}
      {link ? (
        <p>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      ) : null}
    </>
  );
}
