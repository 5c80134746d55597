import clsx from 'clsx';
import { company } from '@/content/company';
import { percent } from '@/lib/ruler/scale';
import type { WorkBar } from '@/lib/schedule/work-days';

interface WorkDayProps {
  readonly lanes: readonly [short: readonly WorkBar[], long: readonly WorkBar[]];
  /** Printed on the night after this day. Undefined on the last day, whose night `VerticalDay` leaves out. */
  readonly night?: string;
}

/* Light from opening to closing, and dark until we open again. */
const opens = Number.parseInt(company.hours.opens, 10);
const lightHours = Number.parseInt(company.hours.closes, 10) - opens;
const onTwelveHourClock = (hour: number) => (hour > 12 ? hour - 12 : hour);
/** In pixels, in `VerticalDay`. */
const hourHeight = 6;

export function HorizontalDay({ lanes, night }: WorkDayProps) {
  const at = (hours: number) => percent(hours / 24);
  return (
    <svg aria-hidden="true" className="h-44.5 w-full max-md:hidden">
      <rect width="100%" height="100%" className="fill-slate" />
      <rect width={at(lightHours)} height="100%" className="fill-white" />
      <rect width={at(lightHours)} height="44" className="fill-pine" />
      {Array.from({ length: lightHours }, (_, hour) => (
        <line key={hour} x1={at(hour)} x2={at(hour)} y2={hour % 3 === 0 ? 22 : 12} className="stroke-ink" />
      ))}
      {Array.from({ length: Math.ceil(lightHours / 3) }, (_, index) => 3 * index).map((hour) => (
        <text key={hour} x={at(hour)} dx="5" y="38" className="work-label fill-ink">
          {onTwelveHourClock(opens + hour)}
        </text>
      ))}
      {lanes.map((bars, lane) =>
        bars.map(({ step, start, end }) => (
          <g key={`${lane}-${step}`}>
            <rect
              x={at(start)}
              y={58 + lane * 52}
              width={at(end - start)}
              height="34"
              fill={lane === 0 ? undefined : 'url(#long-day)'}
              strokeWidth="1.5"
              className={lane === 0 ? 'fill-shutter stroke-white' : 'stroke-shutter'}
            />
            <text
              x={at((start + end) / 2)}
              y={80 + lane * 52}
              textAnchor="middle"
              strokeWidth="5"
              className={lane === 0 ? 'work-label fill-cream' : 'work-label fill-ink stroke-white [paint-order:stroke]'}
            >
              {step + 1}
            </text>
          </g>
        )),
      )}
      {night ? (
        <text x={at(lightHours)} dx="18" y="160" className="work-label fill-cream-2">
          {night}
        </text>
      ) : null}
    </svg>
  );
}

export function VerticalDay({ lanes, night }: WorkDayProps) {
  const all = night ? 24 : lightHours;
  const at = (hours: number) => percent(hours / all);
  return (
    <svg aria-hidden="true" width="76" height={all * hourHeight} className={clsx('md:hidden', night && 'min-h-full')}>
      {night ? <rect x="20" width="56" height="100%" className="fill-slate" /> : null}
      <rect width="20" height="100%" className="fill-pine" />
      <rect x="20" width="56" height={at(lightHours)} className="fill-white" />
      {Array.from({ length: lightHours }, (_, hour) => (
        <line key={hour} x1="20" x2="28" y1={at(hour)} y2={at(hour)} className="stroke-ink" />
      ))}
      {lanes.map((bars, lane) =>
        bars.map(({ step, start, end }) => (
          <rect
            key={`${lane}-${step}`}
            x={32 + lane * 22}
            y={at(start)}
            width="18"
            height={at(end - start)}
            fill={lane === 0 ? undefined : 'url(#long-day)'}
            className={lane === 0 ? 'fill-shutter stroke-white' : 'stroke-shutter'}
          />
        )),
      )}
    </svg>
  );
}
