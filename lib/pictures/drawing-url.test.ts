import { readFileSync } from 'node:fs';
import { drawingUrl, inlineDrawing } from './drawing-url';

const inFile = (name: string) => readFileSync(`public${drawingUrl(name)}`, 'utf8').trim();

test('a drawing is a file in /art/', () => {
  expect(drawingUrl('leak-path')).toBe('/art/leak-path.svg');
});

test('a drawing in the page is the one in the file, with the other kind of quotes', () => {
  const [type, ...drawing] = inlineDrawing('leak-path').split(',');
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(drawing.join(','))).toBe(inFile('leak-path').replaceAll('"', "'"));
});

test('it holds nothing that would end the attribute or the address', () => {
  expect(inlineDrawing('roof-cutaway')).not.toMatch(/["<>#\n]/);
});

test('a drawing that is too large for the page stays a file', () => {
  expect(inFile('hail-square').length).toBeGreaterThan(10_000);
  expect(inlineDrawing('hail-square')).toBe('/art/hail-square.svg');
});
