import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { GoLink } from '@/components/ui/go-link';
import { RichText } from '@/components/ui/rich-text';
import type { Card } from '@/content/types';
import { MediaPanel } from './media-panel';
import { RuledGrid } from './ruled-grid';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import { WedgeList } from './wedge-list';

const columns: Readonly<Record<2 | 3 | 4, string>> = {
  2: 'sm:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

/** Four to a row when they are short; otherwise the number that fills the last row. */
function columnsFor(cards: readonly Card[]): 2 | 3 | 4 {
  if (cards.length === 4) return cards.some((card) => card.points) ? 2 : 4;
  if (cards.length === 8) return 4;
  return cards.length % 3 === 0 ? 3 : 2;
}

function CardWords({ card }: { readonly card: Card }) {
  return (
    <>
      <h3 className="text-h3">{card.title}</h3>
      <p className="mt-2 text-ink-2">
        <RichText>{card.text}</RichText>
      </p>
      {card.points ? <WedgeList items={card.points} className="mt-3.5" /> : null}
      {card.price || card.links ? (
        <div className="mt-auto pt-3.5">
          {card.price ? <p className="border-t border-rule pt-3 font-bold">{card.price}</p> : null}
          {card.links?.map((link) => (
            <p key={link.href}>
              <GoLink href={link.href}>{link.label}</GoLink>
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Promises, services, tips. Without pictures they are ruled columns; with them each stands under its own chip. */
export function CardsSection({ section, tone }: SectionProps<'cards'>) {
  const { cards } = section;
  const count = columnsFor(cards);

  if (cards.every((card) => card.media)) {
    return (
      <SectionFrame section={section} tone={tone}>
        <Reveal as="ul" stagger className={clsx('grid gap-x-8 gap-y-12', columns[count])}>
          {cards.map((card) => (
            <li key={card.title} className="flex flex-col">
              {card.media ? (
                <MediaPanel
                  media={card.media}
                  sizes="(min-width: 901px) 45vw, 92vw"
                  className={clsx('mb-5', count === 2 ? 'h-60 md:h-86' : 'h-60 md:h-72')}
                />
              ) : null}
              <CardWords card={card} />
            </li>
          ))}
        </Reveal>
      </SectionFrame>
    );
  }

  return (
    <SectionFrame section={section} tone={tone}>
      <RuledGrid className={columns[count]}>
          {cards.map((card) => (
            <li
              key={card.title}
              className="flex flex-col pt-5.5 pb-8"
            >
              {card.media ? (
                <MediaPanel media={card.media} sizes="(min-width: 901px) 30vw, 92vw" className="mb-5 h-52" />
              ) : null}
              <CardWords card={card} />
            </li>
          ))}
      </RuledGrid>
    </SectionFrame>
  );
}
