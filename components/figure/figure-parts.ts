import { figures, type FigurePart, type FigureRecord, type FigureRows } from '@/content/figures';

export interface NumberedRow<Row> extends FigurePart {
  readonly part: string;
  readonly number: number;
  readonly row: Row;
}

/** Numbers follow the order of the parts. A row may be missing (content/offered.ts). */
export function numberedRows<Row>({ figure, rows }: FigureRows<Row>): readonly NumberedRow<Row>[] {
  const byPart: Readonly<Record<string, Row>> = rows;
  const { parts, first = 1 }: FigureRecord = figures[figure];
  return Object.entries(parts).flatMap(([part, place], index) => {
    const row = byPart[part];
    return row === undefined ? [] : [{ ...place, part, number: first + index, row }];
  });
}
