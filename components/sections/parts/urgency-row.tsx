import clsx from 'clsx';
import { RulerBar } from '@/components/ruler/ruler-bar';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import type { IssueUrgency, RepairUrgency } from '@/content/section-kinds';
import type { PriceRange } from '@/lib/prices/price';
import type { Scale } from '@/lib/ruler/scale';

export const urgencyLevels = {
  Emergency: 'red',
  'High Priority': 'orange',
  'Medium Priority': 'yellow',
  High: 'red',
  Medium: 'orange',
  Low: 'yellow',
} as const satisfies Record<RepairUrgency | IssueUrgency, BadgeLevel>;

interface UrgencyRowProps {
  readonly title: string;
  /** At the end of the title's line, such as a time. */
  readonly aside?: string;
  readonly text: string;
  readonly urgency: keyof typeof urgencyLevels;
}

/** With large text on a phone, everything is in one column. */
export function UrgencyRow({ title, aside, text, urgency }: UrgencyRowProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-3.5 @facts:grid-cols-[minmax(0,1fr)_auto]">
        <Text as="h3" className="text-h4" text={title} />
        <Text className="font-serif text-large leading-snug font-bold @facts:text-right" text={aside} />
        <Text
          className={clsx(
            'mt-0.5 leading-normal text-ink-2 max-sm:text-small md:text-base',
            aside ? 'max-sm:col-span-full' : 'col-span-full',
          )}
          text={text}
        />
        {/* Without an aside, the urgency is beside the title. */}
        <p
          className={clsx(
            'mt-1 max-sm:col-span-full sm:text-right',
            aside === undefined && 'sm:@facts:col-start-2 sm:@facts:row-start-1 sm:@facts:mt-0',
          )}
        >
          <Badge level={urgencyLevels[urgency]}>{urgency}</Badge>
        </p>
      </div>
    </div>
  );
}

interface PricedUrgencyRowProps extends Omit<UrgencyRowProps, 'aside'> {
  readonly price: PriceRange;
  /** Of the price's bar. */
  readonly scale: Scale;
}

/** The bar is beside the urgency, which has the same width in every row, so that bars can be compared. */
export function PricedUrgencyRow({ title, price, scale, text, urgency }: PricedUrgencyRowProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-3.5 @facts:grid-cols-[minmax(0,1fr)_auto]">
        <Text as="h3" className="text-h4" text={title} />
        <p className="leading-snug @facts:text-right">
          <PriceText
            price={price}
            layout="lines"
            figureClassName="font-serif text-large font-bold whitespace-nowrap"
            detailClassName="text-small text-ink-2"
          />
        </p>
      </div>
      <Text className="mt-0.5 leading-normal text-ink-2 max-sm:text-small md:text-base" text={text} />
      <div className="mt-1.5 grid items-center gap-x-3.5 gap-y-1 @facts:grid-cols-[9rem_minmax(0,1fr)]">
        <p>
          <Badge level={urgencyLevels[urgency]}>{urgency}</Badge>
        </p>
        <RulerBar scale={scale} span={price} fill="pine" height={9} />
      </div>
    </div>
  );
}
