import clsx from 'clsx';
import { RulerBar } from '@/components/ruler/ruler-bar';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { PriceText } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import type { Repair } from '@/content/section-kinds';
import type { Scale } from '@/lib/ruler/scale';

const levels: Readonly<Record<NonNullable<Repair['urgency']>, BadgeLevel>> = {
  Emergency: 'red',
  'High Priority': 'orange',
  'Medium Priority': 'yellow',
  High: 'red',
  Medium: 'orange',
  Low: 'yellow',
};
const severityLevels: Readonly<Record<NonNullable<Repair['severity']>, BadgeLevel>> = {
  Critical: 'red',
  High: 'orange',
  Medium: 'yellow',
};

const textClassName = 'mt-0.5 leading-normal text-ink-2 max-sm:text-small md:text-base';

/** With large text on a phone, everything is in one column. */
export function RepairRow({ scale, ...repair }: Repair & { readonly scale: Scale }) {
  return (
    <div className="@container">
      {repair.severity ? (
        <DamageParts {...repair} />
      ) : repair.price ? (
        <PricedParts {...repair} scale={scale} />
      ) : (
        <UrgencyParts {...repair} />
      )}
    </div>
  );
}

function DamageParts({ title, description, severity, timeframe }: Extract<Repair, { readonly severity: string }>) {
  return (
    <div className="grid items-start gap-x-3.5 @facts:grid-cols-[minmax(0,1fr)_auto]">
      <Text as="h3" className="text-h4 max-sm:col-span-full" text={title} />
      <p className="max-sm:col-start-2 max-sm:row-start-3 max-sm:mt-0.5 @max-facts:col-start-1">
        <Badge level={severityLevels[severity]}>{severity}</Badge>
      </p>
      <Text className={`col-span-full ${textClassName}`} text={description} />
      <Text className="mt-0.5 font-bold max-sm:text-small sm:col-span-full md:text-base" text={timeframe} />
    </div>
  );
}

type UrgentRepair = Exclude<Extract<Repair, { readonly urgency: string }>, { readonly price: object }>;

function UrgencyParts({ title, description, urgency, timeframe }: UrgentRepair) {
  return (
    <div className="grid gap-x-3.5 @facts:grid-cols-[minmax(0,1fr)_auto]">
      <Text as="h3" className="text-h4" text={title} />
      <Text className="font-serif text-large leading-snug font-bold @facts:text-right" text={timeframe} />
      <Text className={clsx(textClassName, timeframe ? 'max-sm:col-span-full' : 'col-span-full')} text={description} />
      {/* Without a time, the urgency is beside the title. */}
      <p
        className={clsx(
          'mt-1 max-sm:col-span-full sm:text-right',
          timeframe === undefined && 'sm:@facts:col-start-2 sm:@facts:row-start-1 sm:@facts:mt-0',
        )}
      >
        <Badge level={levels[urgency]}>{urgency}</Badge>
      </p>
    </div>
  );
}

/** The bar is beside the urgency, which has the same width in every row, so that bars can be compared. */
function PricedParts({
  title,
  description,
  urgency,
  price,
  scale,
}: Extract<Repair, { readonly price: object }> & { readonly scale: Scale }) {
  return (
    <>
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
      <Text className={textClassName} text={description} />
      <div className="mt-1.5 grid items-center gap-x-3.5 gap-y-1 @facts:grid-cols-[9rem_minmax(0,1fr)]">
        <p>
          <Badge level={levels[urgency]}>{urgency}</Badge>
        </p>
        <RulerBar scale={scale} span={price} fill="pine" height={9} />
      </div>
    </>
  );
}
