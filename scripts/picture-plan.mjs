import { createHash } from 'node:crypto';

/**
 * What the picture build makes of one record of `content/pictures.ts`. Pure: no files, no encoder, so that the rules
 * can be read and tested by themselves.
 *
 * Widths are those the layouts ask for. The wider a file is, the denser the screen it is for, and the less its
 * compression is seen: quality falls as width grows, which keeps a hero under 90 kB on every screen.
 */
const ladders = {
  hero: { 960: 50, 1440: 47, 1920: 41 },
  'hero-phone': { 480: 52, 720: 50, 900: 47 },
  swatch: { 80: 58, 160: 47, 240: 38 },
  studio: { 480: 52, 768: 49, 1024: 46, 1280: 43 },
  other: { 480: 52, 768: 50, 1024: 47, 1600: 40 },
};

/** Below this an encoder's smear is seen, whatever the budget says. */
export const lowestQuality = 26;

/**
 * What an AVIF may weigh. A busy picture gives up quality, so that the first view of a page stays in its budget
 * whatever a replacement shows: a hero under 90 kB, a page under 90 kB with what the browser fetches ahead.
 */
export function heaviest(name, width) {
  if (name === 'hero') return 80_000;
  if (width <= 480) return 16_000;
  if (width <= 800) return 32_000;
  return width <= 1100 ? 45_000 : 60_000;
}

/** Raise it when the encoder's settings below change: every file is then made again under a new name. */
const settingsVersion = 3;

export const formats = {
  // Effort 2 is ten times as fast as the default and its files are no larger on these masters.
  avif: (quality) => ({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (quality) => ({ quality: quality + 16, effort: 3 }),
  jpg: (quality) => ({ quality: quality + 18, progressive: true }),
};

function ladderOf(name) {
  return ladders[name] ?? ladders[name.split('-')[0]] ?? ladders.other;
}

/**
 * The frame is the record's: a replacement of other proportions is cropped to it around the focal point, and one with
 * fewer pixels is never blown up. So replacing one file is enough, and no layout moves.
 */
export function cropTo(record, master) {
  const scale = Math.min(master.width / record.width, master.height / record.height);
  const width = Math.round(record.width * scale);
  const height = Math.round(record.height * scale);
  const [x, y] = record.focal;
  return {
    width,
    height,
    left: offset(master.width, width, x),
    top: offset(master.height, height, y),
  };
}

function offset(whole, part, focal) {
  return Math.min(whole - part, Math.max(0, Math.round(whole * focal - part / 2)));
}

/** The widths to make of a picture, each with its AVIF quality. A ladder never climbs above the master itself. */
export function widthsOf(name, cropWidth) {
  const steps = Object.entries(ladderOf(name)).map(([width, quality]) => ({ width: Number(width), quality }));
  const reachable = steps.filter(({ width }) => width <= cropWidth);
  if (reachable.length === steps.length) return reachable;
  const next = steps[reachable.length];
  const last = reachable.at(-1);
  if (last && cropWidth < last.width * 1.1) return reachable;
  return [...reachable, { width: cropWidth, quality: next.quality }];
}

/** Names every file of a picture after what is in it: the master, the record's frame and the settings. */
export function hashOf(name, record, masterBytes) {
  const settings = Object.entries(formats).map(([format, options]) => [format, options(0)]);
  return createHash('sha256')
    .update(JSON.stringify([settingsVersion, ladderOf(name), settings, record.width, record.height, record.focal]))
    .update(masterBytes)
    .digest('hex')
    .slice(0, 8);
}

export function fileName(name, width, hash, format) {
  return `${name}-${width}.${hash}.${format}`;
}

/** The picture's own color in three digits: near enough for a ground that is seen for a moment. */
export function toneOf({ r, g, b }) {
  return [r, g, b].map((channel) => Math.min(15, Math.round(channel / 17)).toString(16)).join('');
}

/** Whether words on the tone read better in white: the alt text stands there when a picture fails. */
export function isDark(tone) {
  const [r, g, b] = [...tone].map((digit) => ((Number.parseInt(digit, 16) * 17) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.179;
}

export function focalClass([x, y]) {
  return `focal-${Math.round(x * 100)}-${Math.round(y * 100)}`;
}

/** One rule for each tone and focal point in use: a style attribute would be refused by the policy. */
export function styleSheet(entries) {
  const tones = [...new Set(entries.map(({ tone }) => tone))].sort();
  const focals = new Map();
  for (const { name, record } of entries) {
    // A crop for phones is shown in another picture's element, so its point counts on phones alone.
    const onPhone = name.endsWith('-phone');
    const [x, y] = record.focal.map((part) => Math.round(part * 100));
    if (x === 50 && y === 50) continue;
    focals.set(`${onPhone ? 'phone-' : ''}${focalClass(record.focal)}`, { onPhone, at: `${x}% ${y}%` });
  }
  return [
    ...tones.map((tone) => `.tone-${tone}{background-color:#${tone};color:#${isDark(tone) ? 'fff' : '17201e'}}`),
    ...[...focals]
      .sort(([a], [b]) => a.localeCompare(b))
      .sort(([, a], [, b]) => Number(a.onPhone) - Number(b.onPhone))
      .map(([name, { onPhone, at }]) => {
        const rule = `.${name}{object-position:${at}}`;
        return onPhone ? `@media (width < theme(--breakpoint-sm)){${rule}}` : rule;
      }),
    '',
  ].join('\n');
}
