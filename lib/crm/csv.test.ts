import fc from 'fast-check';
import { anyText } from '@/testing/any-text';
import { writeCsv } from './csv';

function cell(text: string | number): string {
  return writeCsv([[text]]).slice(1, -2);
}

test('starts with the UTF-8 byte order mark for Excel, and ends every line in CRLF', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      [1, 2],
    ]),
  ).toBe('\ufeffa,b\r\n1,2\r\n');
});

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' edge ', '" edge "'],
  ["O'Rourke", "O'Rourke"],
  ['', ''],
])('writes %j as %j', (text, written) => {
  expect(cell(text)).toBe(written);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|calc',
  '%0A',
  '  =1',
  '\u00a0=1',
  '＝1+1',
  '＋1',
  '\t=1',
  '\rx',
  '=HYPERLINK("http://a.example","b")',
])('turns the formula %j into text', (text) => {
  const written = cell(text);
  expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
});

test('writes numbers as they are, negative ones too', () => {
  expect(cell(-5)).toBe('-5');
  expect(cell(18_400)).toBe('18400');
});

test('any cells can be read back, and none becomes a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyText(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const back = readCsv(writeCsv(rows).slice(1));
        expect(back).toHaveLength(rows.length);
        back.forEach((row, y) => {
          expect(row).toHaveLength(rows[y]?.length ?? -1);
          row.forEach((text, x) => {
            const original = rows[y]?.[x] ?? '';
            expect([original, `'${original}`]).toContain(text);
            expect(text).not.toMatch(/^[=+\-@]/);
          });
        });
      },
    ),
  );
});

/** A small parser written from RFC 4180, independent of the writer under test. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') value += character;
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      row.push(value);
      value = '';
    } else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, value]);
      row = [];
      value = '';
      at += 1;
    } else value += character;
  }
  return rows;
}
