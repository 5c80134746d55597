import { RulerBar } from '@/components/ruler/ruler-bar';
import type { MaterialLife } from '@/content/types';
import { careMarks } from '@/lib/ruler/care-marks';
import { placeOn, type Scale } from '@/lib/ruler/scale';

interface LifeBarProps {
  readonly scale: Scale;
  readonly life: MaterialLife;
  readonly isOwn: boolean;
  readonly label: string;
}

const height = 48;

export function LifeBar({ scale, life, isOwn, label }: LifeBarProps) {
  const { years, care } = life;
  return (
    <div className="relative">
      <RulerBar scale={scale} span={years} shows="from zero" fill={isOwn ? 'pond' : 'pine'} height={height} />
      <svg height={height} aria-hidden="true" className="absolute inset-0 w-full overflow-visible">
        {careMarks(care.every, years.high).map((year) => (
          <svg key={year} x={`${placeOn(scale, year)}%`} width="1" height="1" className="overflow-visible">
            {care.mark === 'coat' ? (
              <path d="M-4 27l9 5v16h-9z" className="fill-door" />
            ) : (
              <path d="M0 38v10" strokeWidth="1.5" className="stroke-ink" />
            )}
          </svg>
        ))}
        <svg x={`${placeOn(scale, years.low)}%`} width="1" height="1" className="overflow-visible">
          <rect x="-3.2rem" y="-1" width="6.4rem" height="26" strokeWidth="1.5" className="fill-linen stroke-ink" />
          <text y="17.5" textAnchor="middle" className="fill-ink text-small font-bold">
            {label}
          </text>
        </svg>
      </svg>
    </div>
  );
}
