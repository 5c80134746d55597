import fc from 'fast-check';
import { contrastOf } from './contrast';
import { hexOf, oklchOf } from './oklch';
import { withOpacity, shadesOf, themeSheet } from './palette';

test('round-trips every color through OKLCH', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(hex, (color) => expect(hexOf(oklchOf(color))).toBe(color)));
});

test('keeps the lightness of a color outside sRGB', () => {
  const shown = oklchOf(hexOf({ lightness: 0.6, chroma: 0.4, hue: 150 }));
  expect(shown.lightness).toBeCloseTo(0.6, 1);
  expect(shown.chroma).toBeLessThan(0.4);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#8c2a1e', '#8c2a1e', 1],
  ['#767676', '#ffffff', 4.54],
])('%s on %s has a contrast of %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2);
});

test('a shade has a fixed lightness, or one relative to its base', () => {
  const shades = (door: string) =>
    shadesOf(
      { door },
      { tint: { of: 'door', lightness: 0.94, strength: 0.2 }, dark: { of: 'door', lighter: -0.1, strength: 1 } },
    );
  const [red, blue] = [shades('#8c2a1e'), shades('#3a6fb0')];
  for (const { tint } of [red, blue]) expect(oklchOf(tint).lightness).toBeCloseTo(0.94, 2);
  expect(oklchOf(blue.dark).lightness).toBeCloseTo(oklchOf('#3a6fb0').lightness - 0.1, 2);
});

test('the style sheet has every color, and clears Tailwind’s', () => {
  const sheet = themeSheet({ ink: '#17201e', veil: withOpacity('#17201e', 85) });
  expect(sheet).toMatch(/--color-\*: initial;\s+--color-ink: #17201e;\s+--color-veil: #17201ed9;/);
});
