import { cropTo, hashOf, heaviest, isDark, styleSheet, toneOf, widthsOf, type Frame } from './picture-plan';

const record: Frame = { width: 1600, height: 1000, focal: [0.5, 0.5] };
const only = (steps: readonly { readonly width: number }[]) => steps.map(({ width }) => width);

describe('widths', () => {
  test.each([
    ['hero', 1920, [960, 1440, 1920]],
    ['hero-phone', 900, [480, 720, 900]],
    ['swatch-gaf-slate', 480, [80, 160, 240]],
    ['studio-gaf-slate', 1280, [480, 768, 1024, 1280]],
    ['portfolio-1', 1600, [480, 768, 1024, 1600]],
  ])('%s from %i pixels', (name, master, expected) => {
    expect(only(widthsOf(name, master))).toEqual(expected);
  });

  test('never blow a small master up: its own width is the widest', () => {
    expect(only(widthsOf('detail-roof', 1200))).toEqual([480, 768, 1024, 1200]);
    expect(only(widthsOf('detail-roof', 300))).toEqual([300]);
  });

  test('leave out a last step that would hardly differ', () => {
    expect(only(widthsOf('detail-roof', 1040))).toEqual([480, 768, 1024]);
  });

  test('ask less of the encoder the wider the file is', () => {
    const qualities = widthsOf('hero', 1920).map(({ quality }) => quality);
    expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
  });

  test('have a weight that leaves room in the budget of a page', () => {
    expect(heaviest('hero', 1920)).toBeLessThan(90_000);
    expect(heaviest('hero-phone', 900)).toBeLessThanOrEqual(45_000);
    expect(heaviest('storm-damage', 1024) + heaviest('portfolio-1', 1024)).toBeLessThanOrEqual(90_000);
  });
});

describe('crop', () => {
  test('of a master in the record’s own frame is the whole of it', () => {
    expect(cropTo(record, { width: 1600, height: 1000 })).toEqual({ width: 1600, height: 1000, left: 0, top: 0 });
  });

  test('of a replacement with other proportions keeps the frame around the focal point', () => {
    expect(cropTo({ ...record, focal: [0.2, 0.5] }, { width: 4000, height: 2000 })).toEqual({ width: 3200, height: 2000, left: 0, top: 0 });
    expect(cropTo({ ...record, focal: [0.5, 0.9] }, { width: 1600, height: 2000 })).toEqual({ width: 1600, height: 1000, left: 0, top: 1000 });
    expect(cropTo({ ...record, focal: [0.5, 0.5] }, { width: 1600, height: 2000 }).top).toBe(500);
  });

  test('of a smaller replacement has the frame’s proportions at its own size', () => {
    expect(cropTo(record, { width: 800, height: 600 })).toEqual({ width: 800, height: 500, left: 0, top: 50 });
  });
});

describe('names', () => {
  const bytes = Buffer.from('a master');
  const hash = hashOf('hero', record, bytes);

  test('are the same for the same master and rules', () => {
    expect(hashOf('hero', { ...record }, Buffer.from('a master'))).toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
  });

  test('change with the master, the frame and the focal point, so that no visitor keeps an old file', () => {
    const others = [
      hashOf('hero', record, Buffer.from('another master')),
      hashOf('hero', { ...record, width: 1500 }, bytes),
      hashOf('hero', { ...record, focal: [0.4, 0.5] }, bytes),
      hashOf('swatch-x', record, bytes),
    ];
    expect(new Set([hash, ...others]).size).toBe(5);
  });

  test('do not change with the alternative text', () => {
    const renamed = { ...record, alt: 'Other words' };
    expect(hashOf('hero', renamed, bytes)).toBe(hash);
  });
});

describe('tones', () => {
  test('are the average color in three digits', () => {
    expect(toneOf({ r: 0, g: 128, b: 255 })).toBe('08f');
  });

  test('carry the ink that can be read on them', () => {
    expect(isDark('333')).toBe(true);
    expect(isDark('eee')).toBe(false);
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
    expect(sheet).toContain('.tone-eee{background-color:#eee;color:#17201e}');
  });

  test('places a focal point, and that of a phone’s crop on phones alone, after it', () => {
    expect(sheet).toContain('.focal-68-47{object-position:68% 47%}');
    expect(sheet).toContain('@media (width < theme(--breakpoint-sm)){.phone-focal-53-55{object-position:53% 55%}}');
    expect(sheet.indexOf('.phone-focal')).toBeGreaterThan(sheet.indexOf('.focal-68'));
  });

  test('says nothing about the middle, where browsers look anyway', () => {
    expect(sheet).not.toContain('50% 50%');
  });
});
