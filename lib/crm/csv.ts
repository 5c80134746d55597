export type CsvCell = string | number;

/*
 * Spreadsheets run a cell as a formula if it starts with one of these characters, even after whitespace or in full-width
 * form. A leading apostrophe makes it text (CWE-1236).
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells as one line, without its end. */
export function writeCsvRow(cells: readonly CsvCell[]): string {
  return cells.map(writeCell).join(',');
}

/**
 * Writes a table as CSV (RFC 4180: commas, CRLF, doubled quotes). Starts with a byte order mark, which Excel needs to
 * detect UTF-8. Text that a spreadsheet would run as a formula is escaped; numbers are written as they are.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${writeCsvRow(row)}\r\n`).join('')}`;
}
