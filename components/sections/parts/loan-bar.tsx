import type { LoanUse } from '@/content/section-kinds';

interface Part {
  readonly from: number;
  readonly width: number;
  readonly fill: string;
}

const length = 336;

/** The widths don't represent amounts. */
const parts: Readonly<Record<LoanUse['bar'], readonly Part[]>> = {
  'two jobs': [
    { from: 0, width: 236, fill: 'fill-shutter' },
    { from: 236, width: 100, fill: 'fill-ochre' },
  ],
  'insurance and loan': [
    { from: 0, width: 196, fill: 'fill-pond' },
    { from: 196, width: 140, fill: 'fill-shutter' },
  ],
  'room by room': [0, 1, 2, 3, 4].map((room) => ({ from: room * 68, width: 64, fill: 'fill-shutter' })),
};

export function LoanBar({ bar }: { readonly bar: LoanUse['bar'] }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" className="mb-1.5 h-2.5 w-full">
      {parts[bar].map(({ from, width, fill }) => (
        <rect key={from} x={from} width={width} height={10} className={fill} />
      ))}
    </svg>
  );
}
