import { figures, type FigurePart, type FigureRows } from '@/content/figures';

export interface NumberedRow<Row> extends FigurePart {
  readonly part: string;
  /** The number in the drawing and before the row. */
  readonly number: number;
  readonly row: Row;
}

/** The rows of a figure in the order of its numbers, which is the order of its parts. */
export function numberedRows<Row>({ figure, rows }: FigureRows<Row>): readonly NumberedRow<Row>[] {
  const byPart: Readonly<Record<string, Row>> = rows;
  return Object.entries<FigurePart>(figures[figure].parts).map(([part, place], index) => {
    const row = byPart[part];
    if (row === undefined) throw new Error(`The part ${part} of ${figure} has no row.`);
    return { ...place, part, number: index + 1, row };
  });
}
