import { figures, type FigurePart, type FigureRecord, type FigureRows } from '@/content/figures';

export interface NumberedRow<Row> extends FigurePart {
  readonly part: string;
  readonly number: number;
  /** The part's number in the SVG file, which also counts parts without a row. */
  readonly drawnNumber: number;
  readonly row: Row;
}

/** Numbers the rows in the order of the parts. Rows that aren't shown have no number, so the later ones move up. */
export function numberedRows<Row>(
  { figure, rows }: FigureRows<Row>,
  isShown: (row: Row) => boolean = () => true,
): readonly NumberedRow<Row>[] {
  const byPart: Readonly<Record<string, Row>> = rows;
  const { parts, first = 1 }: FigureRecord = figures[figure];
  return Object.entries(parts)
    .flatMap(([part, place], index) => {
      const row = byPart[part];
      return row === undefined || !isShown(row) ? [] : [{ ...place, part, drawnNumber: first + index, row }];
    })
    .map((row, index) => ({ ...row, number: first + index }));
}

/** Renumbers a drawing to match its rows. The labels of a part without a row are hidden (figure.css). */
export function withNumbers(
  markup: string,
  rows: readonly Pick<NumberedRow<unknown>, 'number' | 'drawnNumber'>[],
): string {
  const numberOf = (drawn: string) => rows.find(({ drawnNumber }) => drawnNumber === Number(drawn))?.number;
  return markup
    .replaceAll(/class="part p(\d+)"/g, (_, drawn: string) => {
      const number = numberOf(drawn);
      return number === undefined ? 'class="part" data-unlisted=""' : `class="part p${number}"`;
    })
    .replaceAll(
      /(class="number"[^>]*>)(\d+)</g,
      (_, start: string, drawn: string) => `${start}${numberOf(drawn) ?? drawn}<`,
    );
}

/** A number on each part that has a place for one, for a drawing that is the same at every width. */
export function pins(rows: readonly Pick<NumberedRow<unknown>, 'number' | 'at'>[]): string {
  return rows
    .map(({ number, at }) =>
      at
        ? `<g class="part p${number} pin"><circle class="bubble" cx="${at[0]}" cy="${at[1]}" r="27"/><text class="number" x="${at[0]}" y="${at[1] + 10}">${number}</text></g>`
        : '',
    )
    .join('');
}

export interface Callout {
  readonly side: 'left' | 'right';
  /** In percent of the drawing's height. */
  readonly down: number;
}

/**
 * Beside a wide drawing, each row is at the height of its number, on the side that the number is closer to. A line
 * leads to the number from the drawing's edge. It's in the number's part, so it is highlighted with it.
 */
export function withCallouts({ markup, viewBox }: { readonly markup: string; readonly viewBox: string }) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const callouts = new Map<number, Callout>();
  const drawn = markup.replaceAll(
    /<circle class="bubble" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"\/><text class="number[^"]*"[^>]*>(\d+)</g,
    (bubble: string, x: string, y: string, radius: string, number: string) => {
      const side = Number(x) < left + width / 2 ? 'left' : 'right';
      callouts.set(Number(number), { side, down: Math.round(((Number(y) - top) / height) * 1000) / 10 });
      const [edge, end] =
        side === 'left' ? [left, Number(x) - Number(radius)] : [left + width, Number(x) + Number(radius)];
      return `<path class="leader reach" d="M${edge} ${y}H${end}"/>${bubble}`;
    },
  );
  return { markup: drawn, callouts };
}
