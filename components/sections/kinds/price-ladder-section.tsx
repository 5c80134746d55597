import clsx from 'clsx';
import { RulerTable } from '@/components/ruler/ruler-table';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { PriceText } from '@/components/ui/price-text';
import { formatDollars } from '@/lib/dollars';
import { printPrice } from '@/lib/prices/price';
import { priceLadder } from '@/lib/prices/price-ladder';
import { marksOn, percent, placeOn } from '@/lib/ruler/scale';
import { textAnchorOn } from '@/lib/ruler/text-anchor';

type Ladder = ReturnType<typeof priceLadder>;

function Pole({ scale, marks, step }: Pick<Ladder, 'scale' | 'marks'> & { readonly step: number }) {
  return (
    <svg width="100%" height="54" className="relative block overflow-visible">
      {marksOn(scale, step / 10).map((value) => {
        const place = `${placeOn(scale, value)}%`;
        return <line key={value} x1={place} x2={place} y2="10" strokeWidth="1.5" className="stroke-ink" />;
      })}
      {marks.map((value) => {
        const place = `${placeOn(scale, value)}%`;
        const textAnchor = textAnchorOn(scale, value);
        return (
          <g key={value}>
            <line x1={place} x2={place} y2="22" strokeWidth="2" className="stroke-door" />
            {/* Runs past the end of the ladder, which clips it. */}
            <line x1={place} x2={place} y1="56" y2="1000" className="stroke-rule" />
            <text
              x={place}
              y="46"
              textAnchor={textAnchor}
              // Phones have room only for the labels at the ends.
              className={clsx('fill-ink font-serif text-large font-bold', textAnchor === 'middle' && 'max-md:hidden')}
            >
              {formatDollars(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The empty SVGs are spacers: the security policy allows no `style` attributes, so their widths are SVG attributes. */
function Rung({ name, price, number, left, end }: Ladder['rungs'][number]) {
  return (
    <li className="ladder-rung">
      <svg width={`${end}%`} className="ladder-bar">
        <rect x={percent(left / end)} width={percent(1 - left / end)} height="100%" className="fill-pine stroke-ink" />
      </svg>
      <svg width={`${left}%`} height="0" className="ladder-space" />
      <div className="ladder-place">
        <svg width={percent((end - left) / (100 - left))} height="0" className="ladder-space" />
        <span className="ladder-name">
          <span className="ladder-price">
            <PriceText
              price={price}
              figureClassName="font-serif text-large font-bold whitespace-nowrap"
              detailClassName="text-small"
            />
          </span>
          <span>
            <span className="ladder-word">{name}</span>
            {number ? <span className="ladder-number">{number}</span> : null}
          </span>
        </span>
      </div>
    </li>
  );
}

export function PriceLadderSection({ section, tone, isShort }: SectionProps<'price-ladder'>) {
  const { step, caption } = section;
  const { scale, marks, rungs } = priceLadder(section.rungs, step);
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <div aria-hidden="true" className="price-ladder">
        <Pole scale={scale} marks={marks} step={step} />
        <ol className="relative pt-4">
          {rungs.map((rung) => (
            <Rung key={rung.name} {...rung} />
          ))}
        </ol>
      </div>
      <RulerTable
        caption={caption}
        columns={['Repair', 'Price']}
        rows={rungs.map(({ name, price }) => [name, printPrice(price)])}
      />
    </SectionFrame>
  );
}
