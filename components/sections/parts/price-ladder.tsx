import clsx from 'clsx';
import { RulerTable } from '@/components/ruler/ruler-table';
import { formatDollars } from '@/lib/dollars';
import { printFigures } from '@/lib/prices/price';
import { priceLadder, type LadderRung } from '@/lib/prices/price-ladder';
import { marksOn, percent, placeOn } from '@/lib/ruler/scale';

type Ladder = ReturnType<typeof priceLadder>;

function Pole({ scale, marks }: Pick<Ladder, 'scale' | 'marks'>) {
  return (
    <svg width="100%" height="54" className="relative block overflow-visible">
      {marksOn(scale, 100).map((value) => {
        const place = `${placeOn(scale, value)}%`;
        return <line key={value} x1={place} x2={place} y2="10" strokeWidth="1.5" className="stroke-ink" />;
      })}
      {marks.map((value, index) => {
        const percent = placeOn(scale, value);
        const place = `${percent}%`;
        const isEnd = index === 0 || index === marks.length - 1;
        // A phone has no room for the names next to the ends.
        const isNearEnd = !isEnd && Math.min(percent, 100 - percent) < 24;
        return (
          <g key={value} className={isNearEnd ? 'max-md:hidden' : undefined}>
            <line x1={place} x2={place} y2="22" strokeWidth="2" className="stroke-door" />
            <line x1={place} x2={place} y1="56" y2="1000" className="stroke-rule" />
            <text
              x={place}
              y="46"
              textAnchor={index === 0 ? 'start' : isEnd ? 'end' : 'middle'}
              className="fill-ink font-serif text-large font-bold"
            >
              {formatDollars(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Percent. A longer bar has no room for its name on the right, so the name is on the bar. */
const maxEnd = 78;

function Rung({ name, price, number, left, end }: Ladder['rungs'][number]) {
  const isLong = end > maxEnd;
  return (
    <li className="ladder-rung">
      <svg width={`${end}%`} className="ladder-bar">
        <rect x={percent(left / end)} width={percent(1 - left / end)} height="100%" className="fill-pine stroke-ink" />
      </svg>
      {isLong ? <svg width={`${left}%`} height="1" className="flex-none max-md:hidden" /> : null}
      <span className={clsx('ladder-name', isLong && 'ladder-name-on-bar')}>
        <b className="font-serif text-large font-bold whitespace-nowrap">{printFigures(price)}</b>
        <span>
          {name}
          {number ? <span className="ladder-number">{number}</span> : null}
        </span>
      </span>
    </li>
  );
}

interface PriceLadderProps {
  readonly rungs: readonly LadderRung[];
  /** Dollars between marks. */
  readonly step: number;
  readonly caption: string;
  readonly subject: string;
}

export function PriceLadder({ rungs, step, caption, subject }: PriceLadderProps) {
  const { scale, marks, rungs: placed } = priceLadder(rungs, step);
  return (
    <>
      <div aria-hidden="true" className="price-ladder">
        <Pole scale={scale} marks={marks} />
        <ol className="relative pt-4">
          {placed.map((rung) => (
            <Rung key={rung.name} {...rung} />
          ))}
        </ol>
      </div>
      <RulerTable
        caption={caption}
        columns={[subject, 'From', 'To']}
        rows={placed.map(({ name, price }) => [name, formatDollars(price.low), formatDollars(price.high)])}
      />
    </>
  );
}
