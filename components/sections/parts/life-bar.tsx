import { useId } from 'react';
import { Hatch } from '@/components/ruler/hatch';
import type { MaterialLife } from '@/content/section-kinds';
import { careMarks } from '@/lib/ruler/care-marks';
import { placeOn, type Scale } from '@/lib/ruler/scale';

interface LifeBarProps {
  readonly scale: Scale;
  readonly life: MaterialLife;
  readonly isHighlighted: boolean;
  readonly label: string;
}

/** Solid up to the shortest life, hatched up to the longest, with a mark for each treatment. */
export function LifeBar({ scale, life: { years, care }, isHighlighted, label }: LifeBarProps) {
  const hatch = useId();
  const fill = isHighlighted ? 'fill-pond' : 'fill-pine';
  const shortest = `${placeOn(scale, years.low)}%`;
  return (
    <svg height={48} aria-hidden="true" className="block w-full overflow-visible">
      <Hatch id={hatch} className={fill} />
      <rect
        width={`${placeOn(scale, years.high)}%`}
        height="100%"
        fill={`url(#${hatch})`}
        strokeWidth="1.5"
        className="stroke-ink"
      />
      <rect width={shortest} height="100%" strokeWidth="1.5" className={`${fill} stroke-ink`} />
      {careMarks(care.every, years.high).map((year) => (
        <svg key={year} x={`${placeOn(scale, year)}%`} width="1" height="1" className="overflow-visible">
          {care.mark === 'coat' ? (
            <path d="M-4 27l9 5v16h-9z" className="fill-door" />
          ) : (
            <path d="M0 38v10" strokeWidth="1.5" className="stroke-ink" />
          )}
        </svg>
      ))}
      <svg x={shortest} width="1" height="1" className="overflow-visible">
        <rect x="-3.2rem" y="-1" width="6.4rem" height="26" strokeWidth="1.5" className="fill-linen stroke-ink" />
        <text y="17.5" textAnchor="middle" className="fill-ink text-small font-bold">
          {label}
        </text>
      </svg>
    </svg>
  );
}
