import {
  cropTo,
  hashOf,
  isDark,
  lowerQuality,
  lowestQuality,
  maxBytes,
  styleSheet,
  toneOf,
  encodingsOf,
  type Frame,
} from './picture-plan';

const record: Frame = { width: 1600, height: 1000, focal: [0.5, 0.5] };
const widths = (encodings: readonly { readonly width: number }[]) => encodings.map(({ width }) => width);

describe('widths', () => {
  test.each([
    ['hero', 1920, [960, 1440, 1920]],
    ['hero-phone', 900, [480, 720, 900]],
    ['swatch', 480, [160, 240]],
    ['texture', 480, [240, 480]],
    ['studio', 1280, [480, 640, 768, 1024, 1280]],
    [undefined, 1600, [480, 768, 1024, 1600]],
  ] as const)('depend on the use (%s) and on the width of the master (%i pixels)', (use, master, expected) => {
    expect(widths(encodingsOf(use, master))).toEqual(expected);
  });

  test('never enlarge a small master: its own width is the maximum', () => {
    expect(widths(encodingsOf(undefined, 1200))).toEqual([480, 768, 1024, 1200]);
    expect(widths(encodingsOf(undefined, 300))).toEqual([300]);
  });

  test('leave out a last step that would hardly differ', () => {
    expect(widths(encodingsOf(undefined, 1040))).toEqual([480, 768, 1024]);
  });

  test('of a hero have a lower quality the wider they are', () => {
    const qualities = encodingsOf('hero', 1920).map(({ quality }) => quality);
    expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  });

  test('have a size limit within the page’s budget', () => {
    expect(maxBytes('hero', 1920)).toBeLessThan(90_000);
    expect(maxBytes('hero-phone', 900)).toBeLessThanOrEqual(45_000);
    expect(2 * maxBytes(undefined, 1024)).toBeLessThanOrEqual(90_000);
  });
});

describe('crop', () => {
  test('is the whole master if it has the record’s proportions', () => {
    expect(cropTo(record, { width: 1600, height: 1000 })).toEqual({ width: 1600, height: 1000, left: 0, top: 0 });
  });

  test('keeps the area around the focal point in a replacement with other proportions', () => {
    expect(cropTo({ ...record, focal: [0.2, 0.5] }, { width: 4000, height: 2000 })).toEqual({
      width: 3200,
      height: 2000,
      left: 0,
      top: 0,
    });
    expect(cropTo({ ...record, focal: [0.5, 0.9] }, { width: 1600, height: 2000 })).toEqual({
      width: 1600,
      height: 1000,
      left: 0,
      top: 1000,
    });
    expect(cropTo({ ...record, focal: [0.5, 0.5] }, { width: 1600, height: 2000 }).top).toBe(500);
  });

  test('keeps the proportions for a smaller replacement, at its own size', () => {
    expect(cropTo(record, { width: 800, height: 600 })).toEqual({ width: 800, height: 500, left: 0, top: 50 });
  });
});

describe('names', () => {
  const bytes = Buffer.from('a master');
  const hash = hashOf(record, bytes);

  test('are the same for the same master and record', () => {
    expect(hashOf({ ...record }, Buffer.from('a master'))).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
  });

  test('change with the master and with the record’s size, focal point and use, so that caches never serve an old file', () => {
    const others = [
      hashOf(record, Buffer.from('another master')),
      hashOf({ ...record, width: 1500 }, bytes),
      hashOf({ ...record, focal: [0.4, 0.5] }, bytes),
      hashOf({ ...record, use: 'swatch' }, bytes),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
  });

  test('do not change with the alt text', () => {
    const renamed = { ...record, alt: 'Other words' };
    expect(hashOf(renamed, bytes)).toBe(hash);
  });
});

describe('tones', () => {
  test('are the average color in three digits', () => {
    expect(toneOf({ r: 0, g: 128, b: 255 })).toBe('08f');
  });

  test('are dark if white text is more readable on them', () => {
    expect(isDark('333')).toBe(true);
    expect(isDark('eee')).toBe(false);
  });
});

describe('the quality after a file that is too large', () => {
  test.each([
    [50, 26_100, 47],
    [50, 30_000, 47],
    [50, 31_000, 44],
    [50, 52_000, 35],
  ])('of quality %i and %i bytes, for a limit of 26 kB, is %i', (quality, bytes, expected) => {
    expect(lowerQuality(quality, bytes, 26_000)).toBe(expected);
  });

  test('is never below the lowest', () => {
    expect(lowerQuality(28, 900_000, 16_000)).toBe(lowestQuality);
  });
});

describe('style sheet', () => {
  const sheet = styleSheet([
    { name: 'hero', tone: '556', record: { focal: [0.68, 0.47] } },
    { name: 'hero-phone', tone: '556', record: { focal: [0.53, 0.55] } },
    { name: 'swatch-x', tone: 'eee', record: { focal: [0.5, 0.5] } },
  ]);

  test('has one rule for each tone, however many pictures share it', () => {
    expect(sheet.match(/\.tone-556/g)).toHaveLength(1);
    expect(sheet).toContain('.tone-eee{background-color:#eee;color:var(--color-ink)}');
  });

  test('positions pictures at their focal point, and phone crops only on phones, with rules that come later', () => {
    expect(sheet).toContain('.focal-68-47{object-position:68% 47%}');
    expect(sheet).toContain('@media (width < theme(--breakpoint-sm)){.phone-focal-53-55{object-position:53% 55%}}');
    expect(sheet.indexOf('.phone-focal')).toBeGreaterThan(sheet.indexOf('.focal-68'));
  });

  test('has no rule for the center, which is the browser’s default', () => {
    expect(sheet).not.toContain('50% 50%');
  });
});
