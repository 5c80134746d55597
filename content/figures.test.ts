import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { figures, type FigureRecord } from './figures';

const records = Object.entries<FigureRecord>(figures).map(([name, { parts, first = 1 }]) => ({
  name,
  parts,
  first,
  // Without the comment at the top of the file, which isn't published.
  svg: readFileSync(`content/figures/${name}.svg`, 'utf8').replace(/^<!--.*?-->\s*/s, ''),
}));
const all = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found]) => found);

const bubbleRadius = 19;

test('every figure has a file and a record', () => {
  expect(readdirSync('content/figures').toSorted()).toEqual(records.map(({ name }) => `${name}.svg`).toSorted());
});

describe.each(records)('$name', ({ name, parts, first, svg }) => {
  const numbers = Object.keys(parts).map((_, index) => String(first + index));

  test('has a part for each of its numbers, and no other', () => {
    expect([...new Set(all(svg, /class="part p(\d+)"/g))].toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  test('prints each number once, or none at all', () => {
    const printed = all(svg, /class="number"[^>]*>(\d+)</g);
    expect([numbers, []]).toContainEqual(printed.toSorted((a, b) => Number(a) - Number(b)));
  });

  test('has its name in each id, as no list row has, and defines each id that it refers to', () => {
    for (const id of all(svg, /\bid="([^"]+)"/g)) expect(id).toMatch(new RegExp(`^art-${name}(?:-|$)`));
    for (const id of all(svg, /url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
  });

  test('has no style that the security policy would block', () => {
    expect(svg).not.toMatch(/ style=|<style/);
  });

  test('is at most 12 kB with gzip, because it is inlined in the page', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(12_000);
  });

  // Narrow screens show a strip of the drawing: 220 px high at a width of 390 px, and 340 px at 768 px (figure.css).
  test.each([220 / 390, 340 / 768])(
    'shows the number of the part being read, in a strip %d times as high as it is wide',
    (strip) => {
      const [, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      for (const [index, { down }] of Object.values(parts).entries()) {
        if (down === undefined) continue;
        const [, part = ''] = svg.split(`class="part p${first + index}"`);
        const start = top + Math.min((height * down) / 100, height - strip * width);
        for (const bubble of all(part.split('class="part ')[0] ?? '', /class="bubble" [^>]*cy="([\d.]+)"/g)) {
          expect(Number(bubble)).toBeGreaterThanOrEqual(start + bubbleRadius);
          expect(Number(bubble)).toBeLessThanOrEqual(start + strip * width - bubbleRadius);
        }
      }
    },
  );

  test('has a place in the drawing for the number of every part, or of none', () => {
    const places = Object.values(parts).flatMap(({ at }) => (at ? [at] : []));
    expect([0, numbers.length]).toContain(places.length);
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(left + bubbleRadius);
      expect(x).toBeLessThan(left + width - bubbleRadius);
      expect(y).toBeGreaterThan(top + bubbleRadius);
      expect(y).toBeLessThan(top + height - bubbleRadius);
    }
  });

  test('has a crop for every part or for none', () => {
    const crops = Object.values(parts).flatMap(({ crop }) => (crop ? [crop.split(' ').map(Number)] : []));
    expect([0, numbers.length]).toContain(crops.length);
    if (crops.length) expect(svg).toContain(`id="art-${name}"`);
    for (const [, , width, height] of crops) expect([width, height].every((side = 0) => side > 0)).toBe(true);
  });
});
