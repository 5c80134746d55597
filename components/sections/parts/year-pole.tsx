import type { YearPlace } from '@/content/types';
import { toTenths } from '@/lib/ruler/scale';

/* `left` and `right` are percent of the drawing's width. `poleTop` is pixels from its bottom edge. */
const left = 5.5;
const right = 85;
const poleTop = -56;
const thickness = 32;

/** The list below the pole explains the places, because on a phone the drawing has no room for that. */
export function YearPole({
  first,
  last,
  places,
}: {
  readonly first: number;
  readonly last: number;
  readonly places: readonly YearPlace[];
}) {
  const length = (span: number) => `${toTenths((span / (last - first)) * (right - left))}%`;
  const along = (year: number) => `${toTenths(left + ((year - first) / (last - first)) * (right - left))}%`;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const isEnd = (year: number) => year === first || year === last;
  // A number next to one of the ends would run into the number there.
  const isNumbered = (year: number, every: number) =>
    isEnd(year) || (year % every === 0 && year - first >= every / 2 && last - year >= every / 2);

  return (
    <svg
      role="img"
      aria-label={`A story pole with a mark for each year from ${first} to ${last} and ${places.length} numbered places.`}
      strokeLinejoin="round"
      strokeLinecap="round"
      className="block h-[128px] w-full overflow-visible stroke-ink stroke-[1.6] sm:h-[152px] md:h-[172px]"
    >
      <svg y="100%" width="100%" height="1" overflow="visible">
        <rect y={poleTop} height={thickness} className="w-[calc(100%+var(--pad))] fill-pine" />
        {places.map((place) =>
          typeof place === 'object' ? (
            <YearSpan key="span" from={along(last - place.lastYears)} length={length(place.lastYears)} />
          ) : null,
        )}
        {years.map((year) => (
          <line
            key={year}
            x1={along(year)}
            x2={along(year)}
            y1={poleTop}
            y2={poleTop + (isNumbered(year, 5) ? 15 : 8)}
            className="stroke-[1.2]"
          />
        ))}
        <g className="fill-ink stroke-none text-[18px] font-bold">
          {years
            .filter((year) => isNumbered(year, 5))
            .map((year) => (
              // Between the ends, phones have room only for every tenth year.
              <text
                key={year}
                x={along(year)}
                y="-6"
                textAnchor="middle"
                className={isNumbered(year, 10) ? undefined : 'max-sm:hidden'}
              >
                {year}
              </text>
            ))}
        </g>
        {places.map((place, index) => (
          <svg key={index} x={along(yearOf(place, first, last))} y={poleTop} width="1" height="1" overflow="visible">
            <g className="scale-50 xs:scale-65 sm:scale-100 md:scale-125">
              <PlaceDrawing place={place} />
            </g>
            <path d={`M-12 0h24v${thickness}h-24z`} className="fill-door stroke-none" />
            <text y="23" textAnchor="middle" className="fill-white stroke-none font-serif text-[18px] font-bold">
              {index + 1}
            </text>
          </svg>
        ))}
      </svg>
    </svg>
  );
}

function yearOf(place: YearPlace, first: number, last: number): number {
  if (place === 'first year') return first;
  if (place === 'today') return last;
  return last - place.lastYears;
}

/** The dashes at its start mean "or more". */
function YearSpan({ from, length }: { readonly from: string; readonly length: string }) {
  return (
    <svg
      x={from}
      y={poleTop + thickness - 9}
      width={length}
      height="9"
      overflow="visible"
      className="fill-copper stroke-none"
    >
      <path d="M-12 0h8v9h-8zM-22 0h6v9h-6z" />
      <rect width="100%" height="9" />
    </svg>
  );
}

function PlaceDrawing({ place }: { readonly place: YearPlace }) {
  if (place === 'first year') return <Truck />;
  return place === 'today' ? <House /> : <Hats />;
}

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

function Hats() {
  return Array.from({ length: 4 }, (_, index) => {
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

function House() {
  return (
    <>
      <path d="M-52 0v-44L0-78.7 52-44V0z" className="fill-white" />
      <path
        d="M-52-7H52M-52-14H52M-52-21H52M-52-28H52M-52-35H52M-52-42H52M-44-49H44M-34-56H34M-23-63H23M-13-70H13"
        className="stroke-ink stroke-[0.9] opacity-25"
      />
      <path d="M-62-45.3L0-86.7 62-45.3v8L0-78.7-62-37.3z" className="fill-slate-3" />
      <path d="M-10 0v-26h20V0z" className="fill-shutter" />
      <path d="M-40-30h18v18h-18zM22-30h18v18H22z" className="fill-white" />
      <path d="M-37-27h12v12h-12zM25-27h12v12H25zM-6-57H6v12H-6z" className="fill-pond" />
      <path d="M-31-27v12M31-27v12M0-57v12" className="stroke-[1]" />
      <path d="M-63-44v6h-5l-3-6M63-44v6h5l3-6" className="fill-none stroke-copper stroke-[2.4]" />
    </>
  );
}
