import clsx from 'clsx';
import { RulerBar } from '@/components/ruler/ruler-bar';
import { RulerPole } from '@/components/ruler/ruler-pole';
import { RulerTable } from '@/components/ruler/ruler-table';
import { LifeBar } from '@/components/sections/parts/life-bar';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { PriceText } from '@/components/ui/price-text';
import { RichText, Text } from '@/components/ui/rich-text';
import { TextList } from '@/components/ui/text-list';
import { offered } from '@/content/offered';
import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';
import { printYears } from '@/lib/ruler/print-years';

const row = clsx(
  'grid grid-cols-[min(6.25rem,30%)_minmax(0,1fr)] gap-x-3 md:gap-x-9',
  'md:grid-cols-[150px_minmax(0,1fr)_210px] xl:grid-cols-[170px_minmax(0,1fr)_250px]',
);

export function LifespansSection({ section, tone, isShort }: SectionProps<'lifespans'>) {
  const { rulers, columns, highlighted, fit, footnote } = section;
  const materials = offered(section.materials);
  const factNames = Object.keys(materials[0]?.facts ?? {});
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={footnote}>
      <div aria-hidden="true" className="break-inside-avoid">
        <div className={row}>
          <p className="self-center leading-tight font-bold">{columns.years}</p>
          <div className="life-pole">
            <RulerPole scale={rulers.years} step={10} tick={1} />
          </div>
          <div className="max-md:hidden">
            <RulerPole scale={rulers.dollars} step={5} tick={1} print={formatDollars} />
          </div>
        </div>
        {materials.map((life) => (
          <div key={life.name} className={`${row} border-b border-rule-strong py-2.5 md:pt-5 md:pb-4`}>
            <p className="self-center font-serif text-base leading-tight font-bold tracking-heading text-balance md:row-span-2 md:self-start md:pt-2 md:pb-1.5 md:text-h4">
              {life.name}
            </p>
            <LifeBar
              scale={rulers.years}
              life={life}
              isHighlighted={life.name === highlighted}
              label={printYears(life.years)}
            />
            <div className="max-md:hidden">
              <RulerBar
                scale={rulers.dollars}
                span={life.price}
                fill={life.name === highlighted ? 'pond' : 'pine'}
                height={48}
              />
            </div>
            <div className="life-words md:contents">
              <p className="md:col-start-3 md:row-start-2 md:pt-2">
                <PriceText price={life.price} figureClassName="font-bold" />
              </p>
              <div className="text-ink-2 md:col-start-2 md:row-start-2 md:pt-2">
                <Text className="md:text-base" text={life.care.text} />
                {Object.entries(life.facts ?? {}).map(([name, fact]) => (
                  <p key={name} className="md:text-small md:leading-snug">
                    <b className="text-ink">{name}:</b> <RichText>{fact}</RichText>
                  </p>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
      <RulerTable
        caption={section.heading}
        columns={[columns.material, columns.years, columns.price, columns.care, ...factNames]}
        rows={materials.map(({ name, years, price, care, facts = {} }) => [
          name,
          printYears(years),
          printPrice(price),
          care.text,
          ...factNames.map((fact) => facts[fact] ?? ''),
        ])}
      />
      {fit ? (
        <div className="grid gap-x-9 gap-y-2.5 pt-4 md:grid-cols-2">
          {fit.map(({ heading, items }) => (
            <div key={heading}>
              <Text as="h3" className="text-h4" text={heading} />
              <TextList items={items} className="mt-1 run-in text-small text-ink-2 md:text-base" />
            </div>
          ))}
        </div>
      ) : null}
    </SectionFrame>
  );
}
