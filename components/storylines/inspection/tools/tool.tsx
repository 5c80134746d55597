import type { ReactNode } from 'react';
import type { SheetTool } from '@/content/storylines';

interface ToolProps {
  readonly name: SheetTool;
  readonly size: readonly [width: number, height: number];
  /** A transform that turns a level drawing, for example to the slope of a roof. */
  readonly turn?: string;
  /** The shape of the tool’s shadow, which falls down and to the right, however the tool is turned. */
  readonly outline: ReactNode;
  /** Drawn on the paper, under the shadow. */
  readonly ground?: ReactNode;
  readonly children: ReactNode;
}

/** storylines.css positions the tool on the sheet. */
export function Tool({ name, size: [width, height], turn, outline, ground, children }: ToolProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      data-tool={name}
      aria-hidden="true"
      fill="none"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="sheet-tool stroke-ink"
    >
      {ground}
      <g transform="translate(11 13)" className="fill-ink opacity-14">
        <g transform={turn}>{outline}</g>
      </g>
      <g transform={turn}>{children}</g>
    </svg>
  );
}
