import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
import type { Card, PictureCard } from '@/content/types';
import { Directory } from '@/components/sections/parts/directory';
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

/* The width of a card's picture in each grid. */
const sizes: Readonly<Record<2 | 3 | 4, string>> = {
  2: pictureSizes('78vw', { sm: '46vw' }),
  3: pictureSizes('78vw', { md: '30vw' }),
  4: pictureSizes('78vw', { sm: '46vw', xl: '22vw' }),
};

/** Four columns for short cards; otherwise the number that fills the last row. */
function columnsFor(cards: readonly Card[]): 2 | 3 | 4 {
  if (cards.length === 4) return cards.some((card) => card.points) ? 2 : 4;
  if (cards.length === 8) return 4;
  return cards.length % 3 === 0 ? 3 : 2;
}

function CardText({ card, figure = false }: { readonly card: Card; readonly figure?: boolean }) {
  return (
    <>
      <h3 className={figure ? 'text-figure leading-display text-shutter' : 'text-h3'}>
        <RichText>{card.title}</RichText>
      </h3>
      <p className="mt-2 text-ink-2">
        <RichText>{card.text}</RichText>
      </p>
      {card.points ? <BulletList items={card.points} className="mt-3.5" /> : null}
      {card.price || card.links ? (
        <div className="mt-auto pt-3.5">
          {card.price ? (
            <p className="border-t border-rule pt-3 font-bold">
              <RichText>{printPrice(card.price)}</RichText>
            </p>
          ) : null}
          {card.links?.map((link) => (
            <p key={link.href}>
              <ArrowLink href={link.href}>{link.label}</ArrowLink>
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Cards for promises, services or tips: ruled columns, cards with pictures, or a directory of pages. */
export function CardsSection({ section, tone }: SectionProps<'cards'>) {
  return (
    <SectionFrame section={section} tone={tone}>
      <Cards section={section} />
    </SectionFrame>
  );
}

function Cards({ section }: Pick<SectionProps<'cards'>, 'section'>) {
  switch (section.layout) {
    case 'directory':
      return <Directory entries={section.cards} />;
    case 'pictures':
      return <PictureColumns cards={section.cards} />;
    case 'columns':
    case 'figures':
      return <RuledColumns cards={section.cards} figures={section.layout === 'figures'} />;
  }
}

function PictureColumns({ cards }: { readonly cards: readonly PictureCard[] }) {
  const count = columnsFor(cards);
  return (
    <Reveal as="ul" stagger className={clsx('grid gap-x-8 gap-y-12', columns[count])}>
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col">
          <MediaPanel
            media={card.media}
            sizes={sizes[count]}
            className={clsx('mb-5', count === 2 ? 'h-60 md:h-86' : 'h-60 md:h-72')}
          />
          <CardText card={card} />
        </li>
      ))}
    </Reveal>
  );
}

function RuledColumns({ cards, figures }: { readonly cards: readonly Card[]; readonly figures: boolean }) {
  return (
    <RuledGrid className={columns[columnsFor(cards)]}>
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col pt-5.5 pb-8">
          <CardText card={card} figure={figures} />
        </li>
      ))}
    </RuledGrid>
  );
}
