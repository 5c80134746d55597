import { memo } from 'react';
import { slopeFactor } from '@/lib/prices/house-size';

const run = 90;

export const RoofSlope = memo(function RoofSlope({ pitch }: { readonly pitch: number }) {
  const rise = (pitch * run) / 12;
  const base = 178;
  const left = 34;
  const top = base - rise;
  const right = left + run;
  const more = Math.round((slopeFactor(pitch) - 1) * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-linen px-4 py-3">
      <svg viewBox={`20 ${top - 8} 150 ${222 - top}`} aria-hidden="true" className="w-36 max-w-full">
        <path d={`M${left} ${base}L${right} ${top}V${base}z`} className="fill-pine stroke-ink" strokeWidth="1.6" />
        <path d={`M${left} ${base}L${right} ${top}`} className="stroke-copper" strokeWidth="5" />
        <path
          d={`M${left} ${base + 12}h${run}m-${run}-5v10m${run}-10v10M${right + 12} ${top}v${rise}m-5-${rise}h10m-10 ${rise}h10`}
          className="stroke-ink"
          fill="none"
        />
        <g className="fill-ink text-small font-semibold">
          <text x={left + run / 2} y={base + 30} textAnchor="middle">
            12
          </text>
          <text x={right + 22} y={top + rise / 2 + 5}>
            {pitch}
          </text>
        </g>
      </svg>
      <p className="min-w-0 flex-1 basis-50 text-small">
        <span>A steeper roof has more surface: about </span>
        <b>{`${more}%`}</b>
        <span>{` more than the ground under it at ${pitch} in 12.`}</span>
      </p>
    </div>
  );
});
