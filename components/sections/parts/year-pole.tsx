import clsx from 'clsx';
import type { YearPlace } from '@/content/types';
import { toTenths } from './to-tenths';

/*
 * Both sizes in drawing units. `left` and `right` are where the first year and today are; behind today the pole goes on
 * to the edge of the screen. `art` is the scale of what stands on the pole.
 */
const sizes = {
  narrow: { width: 350, height: 126, left: 22, right: 292, pole: 70, art: 0.76, hats: 3, numberEvery: 10 },
  wide: { width: 840, height: 148, left: 26, right: 760, pole: 91, art: 1, hats: 4, numberEvery: 5 },
} as const;
const thickness = 32;
/** How far the pole runs past the drawing, across the margin of the page. */
const beyond = 48;

interface YearPoleProps {
  readonly first: number;
  readonly last: number;
  readonly places: readonly YearPlace[];
  readonly size: keyof typeof sizes;
  readonly className?: string;
}

/**
 * A story pole with a mark for each year. What the numbered places stand for is written below it, because words in the
 * drawing would be too small on a phone.
 */
export function YearPole({ first, last, places, size, className }: YearPoleProps) {
  const { width, height, left, right, pole, art, hats, numberEvery } = sizes[size];
  const x = (year: number) => toTenths(left + ((year - first) / (last - first)) * (right - left));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const isEnd = (year: number) => year === first || year === last;
  // A number next to one of the ends would run into it.
  const isNumbered = (year: number) =>
    isEnd(year) || (year % numberEvery === 0 && year - first >= numberEvery / 2 && last - year >= numberEvery / 2);

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`A story pole with a mark for each year from ${first} to ${last}, and ${places.length} places numbered.`}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={clsx('block w-full overflow-visible stroke-ink stroke-[1.6]', className)}
    >
      <rect x="0" y={pole} width={width + beyond} height={thickness} className="fill-pine" />
      {places.map((place) =>
        typeof place === 'object' ? (
          <Span key="span" from={x(last - place.lastYears)} to={x(last)} bottom={pole + thickness} />
        ) : null,
      )}
      <path
        d={years.map((year) => `M${x(year)} ${pole}v${isNumbered(year) ? 15 : 8}`).join('')}
        className="stroke-[1.2]"
      />
      <g className="fill-ink stroke-none text-[18px] font-bold">
        {years.filter(isNumbered).map((year) => (
          <text key={year} x={x(year)} y={height - 6} textAnchor="middle">
            {year}
          </text>
        ))}
      </g>
      {places.map((place, index) => {
        const at = placeOf(place, x, first, last);
        return (
          <g key={index} transform={`translate(${at} ${pole})`}>
            <g transform={`scale(${art})`}>
              <Sign place={place} hats={hats} />
            </g>
            <path d={`M-12 0h24v${thickness}h-24z`} className="fill-door stroke-none" />
            <text y="23" textAnchor="middle" className="fill-white stroke-none font-serif text-[18px] font-bold">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where the number of a place is: in the middle of a span of years. */
function placeOf(place: YearPlace, x: (year: number) => number, first: number, last: number): number {
  if (place === 'first year') return x(first);
  if (place === 'today') return x(last);
  return x(last - place.lastYears / 2);
}

/** A length of the pole that is painted copper. The dashes before it say 'or more'. */
function Span({ from, to, bottom }: { readonly from: number; readonly to: number; readonly bottom: number }) {
  const y = bottom - 9;
  return (
    <path
      d={`M${from} ${y}H${to}v9H${from}zM${toTenths(from - 12)} ${y}h8v9h-8zM${toTenths(from - 22)} ${y}h6v9h-6z`}
      className="fill-copper stroke-none"
    />
  );
}

/** What stands on the pole at a place: the first truck, the hats of the crew, a house that is done. */
function Sign({ place, hats }: { readonly place: YearPlace; readonly hats: number }) {
  if (place === 'first year') return <Truck />;
  return place === 'today' ? <House /> : <Hats count={hats} />;
}

/** A pickup with a ladder on its rack, and its trailer. Its left end is over the place. */
function Truck() {
  return (
    <g transform="translate(-22 0)">
      <path d="M50-13h20M6-34h46v21H6z" className="fill-linen" />
      <path d="M6-27h46M6-20h46" className="stroke-[1.1]" />
      <path d="M66-12v-22h42v-19h23l13 19 15 5v17z" className="fill-pond" />
      <path d="M113-34v-13h15l9 13zM108-34v21" className="fill-white" />
      <path d="M70-34v-24M104-34v-24M134-47v-11" />
      <path d="M60-58h86M60-66h86M66-66v8M78-66v8M90-66v8M102-66v8M114-66v8M126-66v8M138-66v8" className="fill-none" />
      <g className="fill-slate">
        <circle cx="28" cy="-9" r="9" />
        <circle cx="84" cy="-9" r="9" />
        <circle cx="140" cy="-9" r="9" />
      </g>
      <path d="M28-9h.1M84-9h.1M140-9h.1" className="stroke-linen stroke-[5]" />
    </g>
  );
}

/** Hard hats in a row that ends at the place, clear of the house. */
function Hats({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const x = -14 - index * 33;
    return (
      <path
        key={x}
        d={`M${x}-3h-14v3h28v-3h-3a11 12 0 0 0-22 0M${x}-15v6`}
        className={index % 2 === 0 ? 'fill-ochre' : 'fill-white'}
      />
    );
  });
}

/** The gable end of a house, its middle over the place. Its roof is at 8:12, the pitch of all diagonals. */
function House() {
  return (
    <>
      <path d="M-52 0v-44L0-78.7 52-44V0z" className="fill-white" />
      <path
        d="M-52-7H52M-52-14H52M-52-21H52M-52-28H52M-52-35H52M-52-42H52M-44-49H44M-34-56H34M-23-63H23M-13-70H13"
        className="stroke-ink/25 stroke-[0.9]"
      />
      <path d="M-62-45.300L0-86.700 62-45.300v8L0-78.700-62-37.300z" className="fill-slate-3" />
      <path d="M-10 0v-26h20V0z" className="fill-shutter" />
      <path d="M-40-30h18v18h-18zM22-30h18v18H22z" className="fill-white" />
      <path d="M-37-27h12v12h-12zM25-27h12v12H25zM-6-57H6v12H-6z" className="fill-pond" />
      <path d="M-31-27v12M31-27v12M0-57v12" className="stroke-[1]" />
      <path d="M-62-37.300v5h-6M62-37.300v5h6" className="fill-none stroke-copper stroke-[2.4]" />
    </>
  );
}
