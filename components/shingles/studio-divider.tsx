import { useEffect, useRef, useState } from 'react';

interface StudioDividerProps {
  readonly left: string;
  readonly right: string;
}

/**
 * The divider between two colors: a native range input over the picture, so that mouse, touch and keyboard all move it.
 * It sets `--split` on its parent, and CSS clips the right-hand picture to that.
 */
export function StudioDivider({ left, right }: StudioDividerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [split, setSplit] = useState(50);

  useEffect(() => {
    const frame = input.current?.parentElement;
    frame?.style.setProperty('--split', `${split}%`);
    return () => {
      frame?.style.removeProperty('--split');
    };
  }, [split]);

  return (
    <>
      <input
        ref={input}
        type="range"
        min={0}
        max={100}
        step={2}
        value={split}
        onChange={(event) => setSplit(event.target.valueAsNumber)}
        aria-label={`Divider between ${left} on the left and ${right} on the right`}
        aria-valuetext={`${split}% ${left}, ${100 - split}% ${right}`}
        className="studio-divider"
      />
      <span
        aria-hidden="true"
        className="studio-line pointer-events-none absolute inset-y-0 z-2 -ml-0.75 w-1.5 border-x border-ink bg-white"
      >
        <span className="studio-handle absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center gap-2 rounded-sm border border-ink bg-white">
          <span className="studio-arrow" />
          <span className="studio-arrow -scale-x-100" />
        </span>
      </span>
    </>
  );
}
