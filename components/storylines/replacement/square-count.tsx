import { slopeColumns } from '@/lib/prices/roof-sum';

const side = 52;
const left = 8;
const slopes = [
  { name: 'Front slope', top: 24 },
  { name: 'Back slope', top: 136 },
] as const;

/** A square is ten by ten feet. */
export function SquareCount({ squares }: { readonly squares: number }) {
  const perSlope = squares / slopes.length;
  const columns = slopeColumns(perSlope);
  const right = left + side * columns.reduce((sum, width) => sum + width, 0);
  return (
    <svg
      viewBox={`0 0 ${right + left} 290`}
      role="img"
      aria-label={`The two slopes of a roof laid flat, divided into squares of ten by ten feet: ${squares} squares in all.`}
      className="w-full overflow-visible fill-cream font-sans text-[22px] font-semibold md:mt-4.5 md:w-[min(56%,208px)]"
    >
      {slopes.map(({ name, top }) => (
        <g key={name}>
          {[0, 1].map((row) =>
            columns.map((width, column) => (
              <rect
                key={`${row}-${column}`}
                x={left + column * side}
                y={top + row * side}
                width={width * side}
                height={side}
                strokeWidth="1.4"
                className="fill-shutter-2 stroke-copper-light"
              />
            )),
          )}
          <path
            className="max-md:hidden"
            d={`M${right + 20} ${top}v${2 * side}m-7 0h14M${right + 13} ${top}h14`}
            fill="none"
            strokeWidth="1.2"
            stroke="currentColor"
          />
          <text x={right + 36} y={top + 46} className="max-md:hidden">
            {name}
          </text>
          <text x={right + 36} y={top + 68} className="font-serif text-[26px] font-bold max-md:hidden">
            {`${perSlope} squares`}
          </text>
        </g>
      ))}
      <path d={`M${left} 132h${right - left}`} strokeWidth="4" className="stroke-copper" />
      <text x={right + 36} y="138" className="max-md:hidden">
        Ridge
      </text>
      <path
        d={`M${left} 262v-14M${left + side} 262v-14M${left} 255h${side}M${left - 5} 259.5l10-6.7M${left + side - 5} 259.5l10-6.7`}
        strokeWidth="1.2"
        className="stroke-cream max-md:hidden"
      />
      <text x={left + side / 2} y="282" textAnchor="middle" className="max-md:hidden">
        10 ft
      </text>
    </svg>
  );
}
