export type CsvCell = string | number;

/*
 * A spreadsheet runs a cell that begins with one of these as a formula, also behind blanks and in their full-width
 * forms; an apostrophe in front makes it text again (CWE-1236).
 */
const formula = /^[\s\u00a0\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as RFC 4180 writes it: comma, CRLF, quotes doubled. It opens with the byte order mark by which Excel knows
 * UTF-8. Text that a spreadsheet would run as a formula is written as text; numbers are left alone.
 */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}
