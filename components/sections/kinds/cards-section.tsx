import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
import type { Card, PictureCard } from '@/content/types';
import { composition } from '@/components/sections/composition';
import { Directory } from '@/components/sections/parts/directory';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { isShort } from '@/components/sections/parts/is-short';
import { RuledGrid } from '@/components/sections/parts/ruled-grid';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { printPrice } from '@/lib/prices/price';

const columns: Readonly<Record<2 | 3 | 4, string>> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

/* On phones a square of 6rem. A picture that fills a taller box than its own shape needs to be wider than the box. */
const aboveSizes = pictureSizes('88vw', { xs: '10rem', sm: '45vw', md: '30vw' });
const besideSizes = pictureSizes('88vw', { xs: '10rem', sm: '66vw', md: '36vw' });

/** Four columns for short cards; otherwise the number that fills the last row. */
function columnsFor(cards: readonly Card[]): 2 | 3 | 4 {
  if (cards.length === 4) return cards.some((card) => card.points) ? 2 : 4;
  if (cards.length === 8) return 4;
  return cards.length % 3 === 0 ? 3 : 2;
}

function PriceAndLinks({ card, className }: { readonly card: Card; readonly className: string }) {
  if (!card.price && !card.links) return null;
  return (
    <div className={className}>
      {card.price ? (
        <p className="font-bold sm:border-t sm:border-rule sm:pt-3">
          <RichText>{printPrice(card.price)}</RichText>
        </p>
      ) : null}
      {card.links?.map((link) => (
        <p key={link.href}>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      ))}
    </div>
  );
}

/** Cards for promises, services or tips: ruled columns or rows, figures, cards with pictures, or a directory of pages. */
export function CardsSection({ section, tone }: SectionProps<'cards'>) {
  return (
    <SectionFrame section={section} tone={tone} layout={section.layout === 'rows' ? 'aside' : 'split'}>
      <Cards section={section} />
    </SectionFrame>
  );
}

function Cards({ section }: Pick<SectionProps<'cards'>, 'section'>) {
  switch (section.layout) {
    case 'directory':
      return <Directory entries={section.cards} />;
    case 'pictures':
      return (
        <PictureGrid
          cards={section.cards}
          beside={composition(section) === 'pictures beside text'}
          isLow={isShort(section)}
        />
      );
    case 'columns':
      return <RuledColumns cards={section.cards} isNarrow={section.figure !== undefined} />;
    case 'rows':
      return <RuledRows cards={section.cards} />;
    case 'figures':
      return <Figures cards={section.cards} />;
  }
}

interface PictureGridProps {
  readonly cards: readonly PictureCard[];
  readonly beside: boolean;
  /** Low pictures, for cards of little text. */
  readonly isLow: boolean;
}

/** The picture is above the text, or beside it: in two wide columns, and on every phone. */
function PictureGrid({ cards, beside, isLow }: PictureGridProps) {
  return (
    <Reveal
      as="ul"
      stagger
      className={clsx(
        'grid gap-x-10 gap-y-4.5',
        beside && isLow ? 'sm:gap-y-6' : 'sm:gap-y-10',
        beside ? columns[2] : isLow ? 'sm:grid-cols-3' : 'sm:grid-cols-2 md:grid-cols-3',
        beside && !isLow && 'sm:max-md:grid-cols-1',
      )}
    >
      {cards.map((card, index) => {
        // The only one in the last of two columns: on tablets, its text stands beside its picture.
        const isAcross = !beside && !isLow && cards.length % 2 === 1 && index === cards.length - 1;
        return (
          <li
            key={card.title}
            className={clsx('@container', !beside && 'sm:flex sm:flex-col', isAcross && 'sm:max-md:col-span-2')}
          >
            <div
              className={clsx(
                'grid gap-x-4 @max-strip:gap-y-3',
                beside || '@strip:max-sm:grid-cols-[6rem_minmax(0,1fr)]',
                beside
                  ? isLow
                    ? 'md:gap-x-6 @strip:grid-cols-[6rem_minmax(0,1fr)] md:@strip:grid-cols-[minmax(9rem,1fr)_minmax(0,3fr)]'
                    : 'sm:gap-x-6 @strip:grid-cols-[6rem_minmax(0,1fr)] sm:@strip:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
                  : isAcross
                    ? 'sm:max-md:grid-cols-2 sm:max-md:gap-x-10 md:flex md:flex-1 md:flex-col'
                    : 'sm:flex sm:flex-1 sm:flex-col',
              )}
            >
              <MediaPanel
                media={card.media}
                sizes={beside ? besideSizes : aboveSizes}
                className={clsx(
                  'aspect-square w-full self-start @max-strip:aspect-2/1',
                  !card.points && '@strip:max-sm:row-span-2',
                  'sm:aspect-auto',
                  beside
                    ? ['sm:row-span-3 sm:h-full', isLow ? 'sm:min-h-27' : 'sm:min-h-52']
                    : isLow
                      ? 'sm:mb-3 sm:h-28'
                      : ['sm:h-52', isAcross ? 'sm:max-md:row-span-3 md:mb-4' : 'sm:mb-4'],
                )}
              />
              <div>
                <h3 className={clsx('text-h4', !isLow && 'sm:text-h3')}>
                  <RichText>{card.title}</RichText>
                </h3>
                <p className={clsx('mt-1 text-ink-2 max-sm:text-base', !isLow && 'sm:mt-2')}>
                  <RichText>{card.text}</RichText>
                </p>
              </div>
              {card.points ? (
                <BulletList
                  items={card.points}
                  runsInOnPhones
                  className={clsx(
                    'mt-1.5 max-sm:text-base @strip:max-sm:col-span-2',
                    beside && 'sm:col-start-2',
                    isAcross && 'sm:max-md:col-start-2',
                    isLow ? 'sm:gap-1 sm:leading-snug' : 'sm:mt-3',
                  )}
                />
              ) : null}
              <PriceAndLinks
                card={card}
                className={clsx(
                  'mt-auto max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5 sm:pt-3',
                  card.points && '@strip:max-sm:col-span-2',
                  beside && 'sm:col-start-2',
                  isAcross && 'sm:max-md:col-start-2',
                )}
              />
            </div>
          </li>
        );
      })}
    </Reveal>
  );
}

interface RuledColumnsProps {
  readonly cards: readonly Card[];
  /** Two columns at most, beside a drawing. */
  readonly isNarrow: boolean;
}

function RuledColumns({ cards, isNarrow }: RuledColumnsProps) {
  const count = isNarrow ? 2 : columnsFor(cards);
  return (
    <RuledGrid className={columns[count]}>
      {cards.map((card) => (
        <li
          key={card.title}
          className={clsx(
            'flex flex-col py-3.5 sm:pt-4.5 sm:pb-5',
            // Three columns are too narrow for a tablet, and one is too wide: there the text stands beside the title.
            count === 3 &&
              'sm:max-md:grid sm:max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-md:items-baseline sm:max-md:gap-x-8 sm:max-md:*:not-first:col-start-2',
          )}
        >
          <h3 className={clsx('text-h4', count < 4 && !isNarrow && 'sm:text-h3')}>
            <RichText>{card.title}</RichText>
          </h3>
          <p className="mt-1 text-ink-2 max-sm:text-base sm:mt-2">
            <RichText>{card.text}</RichText>
          </p>
          {card.points ? (
            <BulletList items={card.points} runsInOnPhones className="mt-1.5 max-sm:text-base sm:mt-3.5" />
          ) : null}
          <PriceAndLinks
            card={card}
            className="mt-auto max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5 sm:pt-3.5"
          />
        </li>
      ))}
    </RuledGrid>
  );
}

function RuledRows({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <Reveal as="ul" stagger className="border-t-2 border-ink">
      {cards.map((card) => (
        <li
          key={card.title}
          className="grid gap-x-8 gap-y-1 border-b border-rule-strong py-3.5 md:py-4.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <h3 className="text-h4">
            <RichText>{card.title}</RichText>
          </h3>
          <div>
            <p className="text-ink-2">
              <RichText>{card.text}</RichText>
            </p>
            {card.points ? <BulletList items={card.points} className="mt-2" /> : null}
            <PriceAndLinks card={card} className="mt-2" />
          </div>
        </li>
      ))}
    </Reveal>
  );
}

function Figures({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <Reveal
      as="ul"
      stagger
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-6 sm:grid-cols-2 sm:gap-x-10 md:grid-cols-3"
    >
      {cards.map((card) => (
        <li key={card.title}>
          <h3 className="text-title-large leading-display text-shutter sm:text-figure">
            <RichText>{card.title}</RichText>
          </h3>
          <div aria-hidden="true" className="mt-2 h-0.5 w-14 bg-copper" />
          <p className="mt-2 text-ink-2">
            <RichText>{card.text}</RichText>
          </p>
        </li>
      ))}
    </Reveal>
  );
}
