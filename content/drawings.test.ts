import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { drawings, type DrawingRecord } from './drawings';

const records: readonly [string, DrawingRecord][] = Object.entries(drawings);

test.each(records)('the record of %s has the size of its file', (name, { width, height }) => {
  const root = /<svg\b[^>]*>/.exec(readFileSync(`public/art/${name}.svg`, 'utf8'))?.[0] ?? '';
  const own = (attribute: string) => Number(new RegExp(`\\s${attribute}="([\\d.]+)"`).exec(root)?.[1]);
  expect([own('width'), own('height')]).toEqual([width, height]);
});

test('every drawing has a record, except for the textures', () => {
  const textures = ['slate-roof', 'stone-wall'];
  const files = readdirSync('public/art').map((file) => file.replace(/\.svg$/, ''));
  expect(files.filter((name) => !(name in drawings)).toSorted()).toEqual(textures);
});

const fileOf = (name: string) => readFileSync(`public/art/${name}.svg`, 'utf8');

test.each(records.filter(([, { key }]) => key))('the numbers in %s are those of its key', (name, { key = [] }) => {
  const numbers = [...fileOf(name).matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(key.map((_, index) => index + 1));
});

test.each(records)('%s can be put into a page with single quotes', (name) => {
  expect(fileOf(name)).not.toMatch(/="[^"]*'/);
});

test.each(records)('%s weighs at most 6 kB with gzip', (name) => {
  expect(gzipSync(fileOf(name)).length).toBeLessThanOrEqual(6000);
});

test.each(records)('%s has no words: they would be too small on a phone', (name) => {
  const texts = [...fileOf(name).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
  // Numbers, and dimensions such as 4″ and 10 × 10 ft.
  expect(texts.filter((text) => !/^\d/.test(text))).toEqual([]);
});
