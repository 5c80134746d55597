import { readFileSync, readdirSync } from 'node:fs';
import { drawings, type DrawingRecord } from './drawings';

const records: readonly [string, DrawingRecord][] = Object.entries(drawings);

test.each(records)('the record of %s has the size of its file', (name, { width, height }) => {
  const root = /<svg\b[^>]*>/.exec(readFileSync(`public/art/${name}.svg`, 'utf8'))?.[0] ?? '';
  const own = (attribute: string) => Number(new RegExp(`\\s${attribute}="([\\d.]+)"`).exec(root)?.[1]);
  expect([own('width'), own('height')]).toEqual([width, height]);
});

test('every drawing has a record, except for the textures that style sheets use', () => {
  const textures = ['slate-roof', 'stone-wall'];
  const files = readdirSync('public/art').map((file) => file.replace(/\.svg$/, ''));
  expect(files.filter((name) => !(name in drawings)).toSorted()).toEqual(textures);
});
