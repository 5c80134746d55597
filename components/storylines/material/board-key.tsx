import { boardEdges, boxesOf, type BoardName } from '@/content/sample-boards';

/* The small board, below its handle. */
const frame = { left: 1, top: 5, width: 46, height: 30 } as const;

const [left, top, right, bottom] = boardEdges;
const across = (x: number) => frame.left + ((x - left) / (right - left)) * frame.width;
const down = (y: number) => frame.top + ((y - top) / (bottom - top)) * frame.height;
const rounded = (value: number) => Math.round(value * 10) / 10;

export function BoardKey({ board, pieces }: { readonly board: BoardName; readonly pieces: readonly string[] }) {
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true" className="board-key">
      <path d="M18 5C20 0 28 0 30 5" />
      <rect x={frame.left} y={frame.top} width={frame.width} height={frame.height} />
      {boxesOf(board, pieces).map(([x1, y1, x2, y2]) => (
        <rect
          key={`${x1} ${y1}`}
          x={rounded(across(x1))}
          y={rounded(down(y1))}
          width={rounded(across(x2) - across(x1))}
          height={rounded(down(y2) - down(y1))}
          className="fill-ink stroke-none"
        />
      ))}
    </svg>
  );
}
