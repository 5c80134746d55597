import clsx from 'clsx';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BulletList } from '@/components/ui/bullet-list';
import { Text } from '@/components/ui/rich-text';
import { offeredLinks } from '@/content/offered';

export function CardsSection({ section, tone, isShort }: SectionProps<'cards'>) {
  const cards = offeredLinks(section.cards);
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      {/* Clips the rules left of the first column and below the last row. */}
      <div className="overflow-hidden has-focus-visible:overflow-visible print:overflow-clip">
        <div className="border-t-2 border-ink" />
        <ul
          data-stagger=""
          className={clsx(
            '-mb-px -ml-8.25 grid *:border-b *:border-l *:border-rule-strong *:pl-8 sm:grid-cols-2 sm:*:pr-6',
            cards.length === 3 ? 'lg:grid-cols-3' : 'xl:grid-cols-4',
            cards.every(({ points }) => !points) &&
              'xs:max-sm:-ml-4.25 xs:max-sm:grid-cols-2 xs:max-sm:*:pl-4 xs:max-sm:*:odd:pr-3',
            'print:*:first:break-before-avoid',
          )}
        >
          {cards.map((card) => (
            <li key={card.title} className="flex flex-col py-2.5 sm:pt-4.5 sm:pb-5">
              <Text
                as="h3"
                className={section.titlesAre ? 'text-number leading-none text-shutter' : 'text-h4'}
                text={card.title}
              />
              <Text className="mt-1 text-ink-2 max-sm:text-small sm:mt-2" text={card.text} />
              {card.points ? (
                <BulletList items={card.points} runsInOnPhones className="mt-1 max-sm:text-small sm:mt-3.5" />
              ) : null}
              {card.links ? (
                <div className="mt-auto max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5 sm:pt-3.5">
                  {card.links.map((link) => (
                    <p key={link.href}>
                      <ArrowLink href={link.href}>{link.label}</ArrowLink>
                    </p>
                  ))}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}
