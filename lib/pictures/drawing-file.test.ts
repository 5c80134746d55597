import { readFileSync } from 'node:fs';
import { drawingSize, inlineDrawing } from './drawing-file';

test('the size of a drawing is the one in its file', () => {
  expect(readFileSync('public/art/leak-path.svg', 'utf8')).toMatch(/^<svg width="400" height="320"/);
  expect(drawingSize('leak-path')).toEqual({ width: 400, height: 320 });
});

test('a drawing comes with the page', () => {
  expect(inlineDrawing('leak-path')).toMatch(/^data:image\/svg\+xml,/);
});

test('a drawing that is too large for the page stays a file', () => {
  expect(readFileSync('public/art/hail-square.svg', 'utf8').length).toBeGreaterThan(10_000);
  expect(inlineDrawing('hail-square')).toBe('/art/hail-square.svg');
});
