import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
import type { Card, PictureCard } from '@/content/types';
import { composition } from '@/components/sections/composition';
import { MediaPanel } from '@/components/sections/parts/media-panel';
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

/** Cards for promises, services or tips: ruled columns or rows, figures, or cards with pictures. */
export function CardsSection({ section, tone, isShort }: SectionProps<'cards'>) {
  return (
    <SectionFrame
      section={section}
      tone={tone}
      isShort={isShort}
      layout={section.layout === 'rows' ? 'aside' : 'split'}
    >
      <Cards section={section} isShort={isShort} />
    </SectionFrame>
  );
}

function Cards({ section, isShort }: Omit<SectionProps<'cards'>, 'tone'>) {
  switch (section.layout) {
    case 'pictures':
      return <PictureGrid cards={section.cards} look={pictureLook(section, isShort)} />;
    case 'columns':
      return <RuledColumns cards={section.cards} isNarrow={section.figure !== undefined} />;
    case 'rows':
      return <RuledRows cards={section.cards} />;
    case 'figures':
      return <Figures cards={section.cards} />;
  }
}

function pictureLook(section: Parameters<typeof composition>[0], isShort: boolean): PictureLook {
  const side = composition(section) === 'pictures beside text' ? 'beside' : 'above';
  return isShort ? `${side}, low` : side;
}

/** Where the picture of a card stands: above the text, or beside it in two wide columns. Low ones are for little text. */
type PictureLook = 'above' | 'above, low' | 'beside' | 'beside, low';

const pictureColumns: Readonly<Record<PictureLook, string>> = {
  above: 'sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3',
  'above, low': 'sm:grid-cols-3 sm:gap-y-10',
  beside: 'sm:grid-cols-2 sm:gap-y-10 sm:max-md:grid-cols-1',
  'beside, low': 'sm:grid-cols-2 sm:gap-y-6',
};

/** The classes of a card and its parts. */
interface CardClasses {
  readonly card?: string;
  readonly body: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string;
  readonly points: string;
  /** Where the points and the price stand, if not below the text. */
  readonly place?: string;
}

const usualText = { title: 'text-h4 sm:text-h3', text: 'sm:mt-2', points: 'sm:mt-3' };
const lowText = { title: 'text-h4', text: '', points: 'sm:gap-1 sm:leading-snug' };

/** On every phone that is wide enough, the picture stands beside the text. */
const cardClasses: Readonly<Record<PictureLook | 'across', CardClasses>> = {
  above: {
    card: 'sm:flex sm:flex-col',
    body: '@strip:max-sm:grid-cols-[6rem_minmax(0,1fr)] sm:flex sm:flex-1 sm:flex-col',
    picture: 'sm:mb-4 sm:h-52',
    ...usualText,
  },
  'above, low': {
    card: 'sm:flex sm:flex-col',
    body: '@strip:max-sm:grid-cols-[6rem_minmax(0,1fr)] sm:flex sm:flex-1 sm:flex-col',
    picture: 'sm:mb-3 sm:h-28',
    ...lowText,
  },
  // The only card in the last of two columns: on tablets, its text stands beside its picture.
  across: {
    card: 'sm:flex sm:flex-col sm:max-md:col-span-2',
    body: '@strip:max-sm:grid-cols-[6rem_minmax(0,1fr)] sm:max-md:grid-cols-2 sm:max-md:gap-x-10 md:flex md:flex-1 md:flex-col',
    picture: 'sm:h-52 sm:max-md:row-span-3 md:mb-4',
    ...usualText,
    place: 'sm:max-md:col-start-2',
  },
  beside: {
    body: 'sm:gap-x-6 @strip:grid-cols-[6rem_minmax(0,1fr)] sm:@strip:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
    picture: 'sm:row-span-3 sm:h-full sm:min-h-52',
    ...usualText,
    place: 'sm:col-start-2',
  },
  'beside, low': {
    body: 'md:gap-x-6 @strip:grid-cols-[6rem_minmax(0,1fr)] md:@strip:grid-cols-[minmax(9rem,1fr)_minmax(0,3fr)]',
    picture: 'sm:row-span-3 sm:h-full sm:min-h-27',
    ...lowText,
    place: 'sm:col-start-2',
  },
};

function PictureGrid({ cards, look }: { readonly cards: readonly PictureCard[]; readonly look: PictureLook }) {
  const sizes = look.startsWith('beside') ? besideSizes : aboveSizes;
  return (
    <Reveal as="ul" stagger className={clsx('grid gap-x-10 gap-y-4.5', pictureColumns[look])}>
      {cards.map((card, index) => {
        const isAcross = look === 'above' && cards.length % 2 === 1 && index === cards.length - 1;
        const classes = cardClasses[isAcross ? 'across' : look];
        return (
          <li key={card.title} className={clsx('@container', classes.card)}>
            <div className={clsx('grid gap-x-4 @max-strip:gap-y-3', classes.body)}>
              <MediaPanel
                media={card.media}
                sizes={sizes}
                className={clsx(
                  'aspect-square w-full self-start sm:aspect-auto @max-strip:aspect-2/1',
                  !card.points && '@strip:max-sm:row-span-2',
                  classes.picture,
                )}
              />
              <div>
                <h3 className={classes.title}>
                  <RichText>{card.title}</RichText>
                </h3>
                <p className={clsx('mt-1 text-ink-2 max-sm:text-base', classes.text)}>
                  <RichText>{card.text}</RichText>
                </p>
              </div>
              {card.points ? (
                <BulletList
                  items={card.points}
                  runsInOnPhones
                  className={clsx('mt-1.5 max-sm:text-base @strip:max-sm:col-span-2', classes.points, classes.place)}
                />
              ) : null}
              <PriceAndLinks
                card={card}
                className={clsx(
                  'mt-auto max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5 sm:pt-3',
                  card.points && '@strip:max-sm:col-span-2',
                  classes.place,
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
