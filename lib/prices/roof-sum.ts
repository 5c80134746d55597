/** The widths, in squares, of the columns of one slope laid flat in two rows. The last may be narrower. */
export function slopeColumns(squares: number): readonly number[] {
  const columns = squares / 2;
  return Array.from({ length: Math.ceil(columns) }, (_, index) => Math.min(1, columns - index));
}
