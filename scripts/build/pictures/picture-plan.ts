import { createHash } from 'node:crypto';
import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp';
import type { PictureRecord } from '@/content/pictures';
import { focalStyle, type FocalStyle } from '@/lib/pictures/focal-point';
import { pictureFormats } from '@/lib/pictures/picture-url';

/**
 * What the picture build makes of one record of `content/pictures.ts`. Pure: no files, no encoder, so that the rules
 * can be read and tested by themselves.
 *
 * Widths are those the layouts ask for. The wider a file is, the denser the screen it is for, and the less its
 * compression is seen: quality falls as width grows, which keeps a hero under 90 kB on every screen.
 */
const ladders: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  hero: { 960: 50, 1440: 47, 1920: 41 },
  'hero-phone': { 480: 52, 720: 50, 900: 47 },
  swatch: { 80: 58, 160: 47, 240: 38 },
  studio: { 480: 52, 768: 49, 1024: 46, 1280: 43 },
};
const commonLadder: Readonly<Record<number, number>> = { 480: 52, 768: 50, 1024: 47, 1600: 40 };

/** Below this an encoder's smear is seen, whatever the budget says. */
export const lowestQuality = 26;

/**
 * What an AVIF may weigh. A busy picture gives up quality, so that the first view of a page stays in its budget
 * whatever a replacement shows: a hero under 90 kB, a page under 90 kB with what the browser fetches ahead.
 */
export function heaviest(name: string, width: number): number {
  if (name === 'hero') return 80_000;
  if (width <= 480) return 16_000;
  if (width <= 800) return 32_000;
  return width <= 1100 ? 45_000 : 60_000;
}

/** Raise it when the encoder's settings below change: every file is then made again under a new name. */
const settingsVersion = 3;

export const formats: {
  readonly avif: (quality: number) => AvifOptions;
  readonly webp: (quality: number) => WebpOptions;
  readonly jpg: (quality: number) => JpegOptions;
} = {
  // Effort 2 is ten times as fast as the default and its files are no larger on these masters.
  avif: (quality) => ({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (quality) => ({ quality: quality + 16, effort: 3 }),
  jpg: (quality) => ({ quality: quality + 18, progressive: true }),
};

function ladderOf(name: string) {
  return ladders[name] ?? ladders[name.split('-')[0] ?? name] ?? commonLadder;
}

/** What of a picture's record decides how its files look. */
export type Frame = Pick<PictureRecord, 'width' | 'height' | 'focal'>;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The frame is the record's: a replacement of other proportions is cropped to it around the focal point, and one with
 * fewer pixels is never blown up. So replacing one file is enough, and no layout moves.
 */
export function cropTo(record: Frame, master: Size): Crop {
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

function offset(whole: number, part: number, focal: number) {
  return Math.min(whole - part, Math.max(0, Math.round(whole * focal - part / 2)));
}

/** The widths to make of a picture, each with its AVIF quality. A ladder never climbs above the master itself. */
export function widthsOf(name: string, cropWidth: number): readonly { readonly width: number; readonly quality: number }[] {
  const steps = Object.entries(ladderOf(name)).map(([width, quality]) => ({ width: Number(width), quality }));
  const reachable = steps.filter(({ width }) => width <= cropWidth);
  const next = steps[reachable.length];
  if (!next) return reachable;
  const last = reachable.at(-1);
  if (last && cropWidth < last.width * 1.1) return reachable;
  return [...reachable, { width: cropWidth, quality: next.quality }];
}

/** Names every file of a picture after what is in it: the master, the record's frame and the settings. */
export function hashOf(name: string, record: Frame, masterBytes: Buffer): string {
  const settings = pictureFormats.map((format) => [format, formats[format](0)]);
  return createHash('sha256')
    .update(JSON.stringify([settingsVersion, ladderOf(name), settings, record.width, record.height, record.focal]))
    .update(masterBytes)
    .digest('hex')
    .slice(0, 8);
}

/** The picture's own color in three digits: near enough for a ground that is seen for a moment. */
export function toneOf({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string {
  return [r, g, b].map((channel) => Math.min(15, Math.round(channel / 17)).toString(16)).join('');
}

/** Whether words on the tone read better in white: the alt text stands there when a picture fails. */
export function isDark(tone: string): boolean {
  const [r = 0, g = 0, b = 0] = [...tone].map((digit) => ((Number.parseInt(digit, 16) * 17) / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.179;
}

/** What the style sheet needs to know of a picture. */
export interface PictureLook {
  readonly name: string;
  readonly tone: string;
  readonly record: Pick<PictureRecord, 'focal'>;
}

/** One rule for each tone and focal point in use: a style attribute would be refused by the policy. */
export function styleSheet(entries: readonly PictureLook[]): string {
  const tones = [...new Set(entries.map(({ tone }) => tone))].sort();
  const focals = new Map<string, FocalStyle>();
  for (const { name, record } of entries) {
    const style = focalStyle(name, record.focal);
    if (style) focals.set(style.className, style);
  }
  return [
    ...tones.map((tone) => `.tone-${tone}{background-color:#${tone};color:#${isDark(tone) ? 'fff' : '17201e'}}`),
    ...[...focals.values()]
      .sort((a, b) => a.className.localeCompare(b.className))
      .sort((a, b) => Number(a.onPhone) - Number(b.onPhone))
      .map(({ className, position, onPhone }) => {
        const rule = `.${className}{object-position:${position}}`;
        return onPhone ? `@media (width < theme(--breakpoint-sm)){${rule}}` : rule;
      }),
    '',
  ].join('\n');
}
