import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { drawings, type DrawingRecord } from './drawings';
import { straightLines } from '@/testing/svg-lines';

const records: readonly [string, DrawingRecord][] = Object.entries(drawings);
const fileOf = (name: string) => readFileSync(`public/art/${name}.svg`, 'utf8');

test('every drawing has a record, except for the textures', () => {
  const textures = ['slate-roof', 'stone-wall'];
  const files = readdirSync('public/art').map((file) => file.replace(/\.svg$/, ''));
  expect(files.filter((name) => !(name in drawings)).toSorted()).toEqual(textures);
});

test.each(records)('%s weighs at most 6 kB with gzip', (name) => {
  expect(gzipSync(fileOf(name)).length).toBeLessThanOrEqual(6000);
});

// An image can't load the page's fonts, so numbers and dimensions are outlines.
test.each(records)('%s has no text in a font', (name) => {
  expect(fileOf(name)).not.toMatch(/<text|font/);
});

describe('every roof is at 8:12', () => {
  const pitch = 8 / 12;
  const isPitch = (slope: number) =>
    // Along the slope, or square to it.
    [pitch, 1 / pitch].some((allowed) => Math.abs(slope / allowed - 1) < 0.015);
  const marked = readdirSync('public/art').filter((file) =>
    readFileSync(`public/art/${file}`, 'utf8').includes('data-roof'),
  );

  test('at least 14 drawings have marked roofs', () => {
    expect(marked.length).toBeGreaterThanOrEqual(14);
  });

  test.each(marked)('in %s', (file) => {
    const elements = [...fileOf(file.replace('.svg', '')).matchAll(/<(?:path|g)\b[^>]*data-roof[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const slopes = elements.flatMap((tag) => {
      const turned = /rotate\((-?[\d.]+)/.exec(tag)?.[1];
      if (turned !== undefined) return [Math.tan((Math.abs(Number(turned)) * Math.PI) / 180)];
      return straightLines(/\sd="([^"]*)"/.exec(tag)?.[1] ?? '')
        .map(({ dx, dy }) => [Math.abs(dx), Math.abs(dy)] as const)
        .filter(([dx, dy]) => dx > 0.5 && dy > 0.5 && Math.hypot(dx, dy) > 24)
        .map(([dx, dy]) => dy / dx);
    });
    expect(slopes).not.toEqual([]);
    expect(slopes.filter((slope) => !isPitch(slope))).toEqual([]);
  });
});

/** A house from a distance: its lines are thin and scale with the drawing, and the tips of branches from outside show at its edge. */
const distant = new Set(['house-at-night']);

describe('lines are neither too thin nor too thick', () => {
  /** The widths at which drawings are shown, in pixels: thumbnail, card, figure, top of a page. */
  const widths = [144, 331, 423, 700];

  const lineWidthAt = (svg: string, width: number) => {
    const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
    const own = Number(/\sstroke-width="([\d.]+)"/.exec(root)?.[1]);
    const units = Number(/\sviewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(root)?.[1]);
    const rules = [...svg.matchAll(/@media\((min|max)-width:(\d+)px\)\{svg\{stroke-width:([\d.]+)\}\}/g)];
    const applied = rules.filter(([, side, limit]) =>
      side === 'min' ? width >= Number(limit) : width <= Number(limit),
    );
    const line = Number(applied.at(-1)?.[3] ?? own);
    return svg.includes(':not([stroke-width]){vector-effect:non-scaling-stroke}') ? line : (line * width) / units;
  };

  test.each(records.filter(([name]) => !distant.has(name)))(
    '%s has lines 1.2 to 2 pixels wide at every size',
    (name) => {
      for (const width of widths) {
        expect(lineWidthAt(fileOf(name), width)).toBeGreaterThanOrEqual(1.2);
        expect(lineWidthAt(fileOf(name), width)).toBeLessThanOrEqual(2);
      }
    },
  );
});

/** The opacity of each pixel of a drawing in a frame, from 0 to 255. */
async function opacities(name: string, width: number, height: number, margin = 0) {
  const svg = fileOf(name).replace(/<svg\b[^>]*>/, (root) => {
    const [x = 0, y = 0, w = 0, h = 0] = (/viewBox="([^"]*)"/.exec(root)?.[1] ?? '').split(/\s+/).map(Number);
    return root
      .replace(/\swidth="[^"]*"/, ` width="${width}"`)
      .replace(/\sheight="[^"]*"/, ` height="${height}"`)
      .replace(/viewBox="[^"]*"/, `viewBox="${x - margin} ${y - margin} ${w + 2 * margin} ${h + 2 * margin}"`);
  });
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
}

describe('the edges', () => {
  /* They also appear in wide and tall frames. */
  const frames = [
    [390, 248],
    [423, 614],
  ] as const;
  const covering = records.filter(([, { fit }]) => fit === undefined);

  test.each(covering)('%s fills its frame to every edge', async (name) => {
    const [w = 0, h = 0] = [/\swidth="([\d.]+)"/, /\sheight="([\d.]+)"/].map((own) =>
      Number(own.exec(fileOf(name))?.[1]),
    );
    const own = [400, Math.round((400 * h) / w)] as const;
    for (const [width, height] of [own, ...frames]) {
      const at = await opacities(name, width, height);
      const across = Array.from({ length: width }, (_, x) => x);
      const down = Array.from({ length: height }, (_, y) => y);
      const behind = [6, 12, 20];
      const edges = {
        top: across.map((x) => [at(x, 0), ...behind.map((depth) => at(x, depth))]),
        bottom: across.map((x) => [at(x, height - 1), ...behind.map((depth) => at(x, height - 1 - depth))]),
        left: down.map((y) => [at(0, y), ...behind.map((depth) => at(depth, y))]),
        right: down.map((y) => [at(width - 1, y), ...behind.map((depth) => at(width - 1 - depth, y))]),
      };
      for (const [side, pixels] of Object.entries(edges)) {
        // A background that ends short of the edge leaves most of the edge bare, or more of it than slanted lines do.
        const open = behind.filter((depth, index) => {
          const bare = pixels.filter((pixel) => (pixel[0] ?? 0) < 40 && (pixel[index + 1] ?? 0) > 215).length;
          return bare > pixels.length * 0.75 || (depth < 10 && bare > 14 + 3 * depth);
        });
        expect({ side, frame: `${width}x${height}`, open }).toEqual({ side, frame: `${width}x${height}`, open: [] });
        // Specks: a few pixels of something whose tip barely reaches into the frame.
        const specks = pixels.filter(
          ([edge = 0, within = 0], index) =>
            edge > 100 && within < 40 && [index - 7, index + 7].every((near) => (pixels[near]?.[0] ?? 255) < 40),
        ).length;
        if (!distant.has(name)) {
          expect({ side, frame: `${width}x${height}`, specks }).toEqual({
            side,
            frame: `${width}x${height}`,
            specks: 0,
          });
        }
      }
    }
  });

  test.each(records.filter(([, { fit }]) => fit === 'free'))('%s stays inside its frame', async (name) => {
    const at = await opacities(name, 440, 440, 30);
    const painted = Array.from({ length: 440 }, (_, place) => [
      at(place, 4),
      at(place, 435),
      at(4, place),
      at(435, place),
    ]);
    expect(painted.flat().filter((opacity) => opacity > 0)).toEqual([]);
  });
});
