import { figures, type FigurePart, type FigureRecord, type FigureRows } from '@/content/figures';

export interface NumberedRow<Row> extends FigurePart {
  readonly part: string;
  /** The number in the drawing and before the row. */
  readonly number: number;
  readonly row: Row;
}

/** The rows of a figure in the order of its numbers, which is the order of its parts. A row may be left out (content/offered.ts). */
export function numberedRows<Row>({ figure, rows }: FigureRows<Row>): readonly NumberedRow<Row>[] {
  const byPart: Readonly<Record<string, Row>> = rows;
  const { parts, first = 1 }: FigureRecord = figures[figure];
  return Object.entries(parts).flatMap(([part, place], index) => {
    const row = byPart[part];
    return row === undefined ? [] : [{ ...place, part, number: first + index, row }];
  });
}
