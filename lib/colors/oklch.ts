/** Perceptually uniform. Lightness is from 0 to 1, a chroma of 0 is gray, and hue is in degrees. */
export type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

type Three = readonly [number, number, number];

const multiply = (rows: readonly [Three, Three, Three], [x, y, z]: Three): Three => {
  const [first, second, third] = rows;
  const sum = ([a, b, c]: Three) => a * x + b * y + c * z;
  return [sum(first), sum(second), sum(third)];
};
const mapEach = ([x, y, z]: Three, change: (value: number) => number): Three => [change(x), change(y), change(z)];

/** Björn Ottosson's matrices for linear sRGB: https://bottosson.github.io/posts/oklab/ */
const lmsFromRgb: readonly [Three, Three, Three] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const labFromLms: readonly [Three, Three, Three] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const lmsFromLab: readonly [Three, Three, Three] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const rgbFromLms: readonly [Three, Three, Three] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function linearRgb(hex: string): Three {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return mapEach([channel(1), channel(3), channel(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
}

export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = multiply(labFromLms, mapEach(multiply(lmsFromRgb, linearRgb(hex)), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** If sRGB has no such color, the chroma is reduced until it fits. Lightness and hue stay the same. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const rgbAt = (strength: number) =>
    multiply(
      rgbFromLms,
      mapEach(
        multiply(lmsFromLab, [lightness, strength * Math.cos(angle), strength * Math.sin(angle)]),
        (value) => value ** 3,
      ),
    );
  const isInSrgb = (rgb: Three) => rgb.every((value) => value > -0.0005 && value < 1.0005);
  let strength = chroma;
  while (strength > 0 && !isInSrgb(rgbAt(strength))) strength -= 0.002;
  const digits = rgbAt(Math.max(0, strength)).map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
