import type { ReactNode } from 'react';
import type { SheetTool } from '@/content/storylines';

interface ToolProps {
  readonly name: SheetTool;
  readonly size: readonly [width: number, height: number];
  /** A transform for a tool that is drawn level, for example to the slope of a roof. */
  readonly turn?: string;
  /** The shape of the tool’s shadow, which falls down and to the right, however the tool is turned. */
  readonly outline: ReactNode;
  /** On the paper, below the shadow. */
  readonly ground?: ReactNode;
  readonly children: ReactNode;
}

/** Its place on the sheet is in inspection.css. */
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
