import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { CardLinks } from '@/components/sections/parts/card-links';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { BulletList } from '@/components/ui/bullet-list';
import { RichText } from '@/components/ui/rich-text';

const looks = {
  2: { grid: 'sm:grid-cols-2', card: '', title: 'sm:text-h3' },
  // On a tablet, three columns are too narrow and one is too wide, so the text is beside the title.
  3: {
    grid: 'md:grid-cols-3',
    card: 'sm:max-md:grid sm:max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-md:gap-x-8 sm:max-md:*:not-first:col-start-2',
    title: 'sm:text-h3',
  },
  4: { grid: 'sm:grid-cols-2 xl:grid-cols-4', card: '', title: '' },
} as const;

export function CardsSection({ section, tone, isShort }: SectionProps<'cards'>) {
  const look = looks[section.columns ?? 2];
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {/* Cuts off the outermost rules, so that the first column lines up with the page's margin. */}
      <div className="overflow-hidden has-focus-visible:overflow-visible print:overflow-clip">
        <div className="border-t-2 border-ink" />
        <Reveal
          as="ul"
          stagger
          className={clsx(
            '-mb-px -ml-8.25 grid *:border-b *:border-l *:border-rule-strong *:pl-8 sm:*:pr-6 print:*:first:break-before-avoid',
            look.grid,
          )}
        >
          {section.cards.map((card) => (
            <li key={card.title} className={clsx('flex flex-col py-3.5 sm:pt-4.5 sm:pb-5', look.card)}>
              <h3 className={clsx('text-h4', look.title)}>
                <RichText>{card.title}</RichText>
              </h3>
              <p className="mt-1 text-ink-2 max-sm:text-base sm:mt-2">
                <RichText>{card.text}</RichText>
              </p>
              {card.points ? (
                <BulletList items={card.points} runsInOnPhones className="mt-1.5 max-sm:text-base sm:mt-3.5" />
              ) : null}
              <CardLinks card={card} className="mt-auto sm:pt-3.5" />
            </li>
          ))}
        </Reveal>
      </div>
    </SectionFrame>
  );
}
