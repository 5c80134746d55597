import clsx from 'clsx';
import { RulerBar } from '@/components/ruler/ruler-bar';
import type { RatingDrawing } from '@/content/shingles/types';

export function RatingMark({ drawing }: { readonly drawing: RatingDrawing }) {
  return (
    <div aria-hidden="true" className="flex h-13 flex-col justify-between text-small leading-none text-ink-2">
      {drawing.kind === 'ruler' ? (
        <>
          <RulerBar
            scale={drawing.scale}
            span={{ low: drawing.scale.low, high: drawing.value }}
            fill="sage"
            height={26}
          />
          <p className="flex justify-between">
            <span>{drawing.scale.low}</span>
            <span>{`${drawing.scale.high} ${drawing.unit}`}</span>
          </p>
        </>
      ) : null}
      {drawing.kind === 'classes' ? (
        <p className="grid auto-cols-fr grid-flow-col gap-1.5 font-serif text-h4 font-bold">
          {drawing.classes.map((name) => (
            <span
              key={name}
              className={clsx(
                'grid h-10 place-items-center border-fine border-ink [print-color-adjust:exact]',
                name === drawing.rated ? 'bg-shutter text-cream' : 'bg-white',
              )}
            >
              {name}
            </span>
          ))}
        </p>
      ) : null}
      {drawing.kind === 'nails' ? <NailStrip /> : null}
    </div>
  );
}

function NailStrip() {
  return (
    <svg viewBox="0 0 240 52" className="h-13 w-full" preserveAspectRatio="xMidYMid slice">
      <path d="M1 1H239V51H1z" className="fill-slate-3 stroke-ink" strokeWidth="1.5" />
      <path d="M1 16H239V34H1z" className="fill-sage stroke-ink" strokeDasharray="6 4" />
      {[16, 86, 154, 224].map((x) => (
        <circle key={x} cx={x} cy="25" r="4.5" className="fill-white stroke-ink" strokeWidth="1.5" />
      ))}
    </svg>
  );
}
