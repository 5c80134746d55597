export type CsvCell = string | number;

// Spreadsheets run cells that start like this as formulas, even with full-width signs. A leading apostrophe prevents
// that (CWE-1236).
const formula = /^[\s\u00a0\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const writeCsvRow = (cells: readonly CsvCell[]): string => cells.map(writeCell).join(',');

/** RFC 4180, with a byte order mark, which Excel needs to detect UTF-8. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${writeCsvRow(row)}\r\n`).join('')}`;
}
