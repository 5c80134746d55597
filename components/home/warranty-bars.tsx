import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { warranties, type WarrantyCard } from '@/content/home';
import { percent } from '@/lib/ruler/scale';

const barFills = ['fill-copper-light', 'fill-ochre'] as const;
const longest = Math.max(...warranties.scale);

export function WarrantyBars() {
  const { heading, intro, cards, closing, scale } = warranties;
  return (
    <Section labelledBy="warranties-heading" tone="shutter" space="medium">
      <SectionHeading id="warranties-heading" intro={intro} onDark layout="ends" space="short">
        {heading}
      </SectionHeading>
      <ul data-stagger="" className="border-t-2">
        {cards.map((card, index) => (
          <WarrantyRow
            key={card.title}
            card={card}
            fill={barFills[index] ?? barFills[0]}
            scale={index === cards.length - 1 ? scale : undefined}
          />
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-12 gap-y-3">
        <div>
          <h3 className="text-h3">{closing.heading}</h3>
          <Text className="mt-1 text-cream-2 max-md:text-small/snug" text={closing.text} />
        </div>
        <ButtonLink href={closing.action.href} variant="primary-on-dark">
          {closing.action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}

interface WarrantyRowProps {
  readonly card: WarrantyCard;
  readonly fill: string;
  readonly scale: readonly number[] | undefined;
}

function WarrantyRow({ card, fill, scale }: WarrantyRowProps) {
  const { term, years, title, text, points } = card;
  return (
    <li className="grid items-start gap-x-12 gap-y-1.5 border-b border-cream-line py-2.5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div>
        <h3 className="text-h4 md:text-h3">{title}</h3>
        <Text className="mt-0.5 max-w-measure text-cream-2 max-md:text-small/snug" text={text} />
      </div>
      <div>
        <div className="relative flex h-7.5 items-center md:h-8.5">
          {years === undefined ? (
            <div aria-hidden="true" className="warranty-beyond absolute inset-0 bg-cream" />
          ) : (
            <svg aria-hidden="true" width={percent(years / longest)} className="h-full flex-none">
              <rect width="100%" height="100%" className={fill} />
            </svg>
          )}
          <p
            className={clsx(
              'px-3 font-serif text-body leading-tight font-bold md:px-4.5 md:text-h4',
              years !== undefined && years < longest / 2 ? 'whitespace-nowrap text-cream' : 'absolute text-ink',
            )}
          >
            {term}
          </p>
        </div>
        {scale ? (
          <p aria-hidden="true" className="flex justify-between pt-1 text-small">
            {scale.map((mark, index) => (
              <span
                key={mark}
                // The narrowest screens have room only for the first and the last.
                className={clsx(
                  'flex w-0 justify-center whitespace-nowrap last:justify-end',
                  index > 0 && index < scale.length - 1 && 'max-xs:invisible',
                )}
              >
                {mark === longest ? `${mark} yrs` : mark}
              </span>
            ))}
          </p>
        ) : null}
        <ul className="mt-1.5 text-base/snug text-cream-2 max-md:run-in max-sm:text-small/snug md:grid md:grid-cols-3 md:gap-x-6">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
