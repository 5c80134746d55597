import { createHash } from 'node:crypto';
import type { AvifOptions, JpegOptions } from 'sharp';
import type { PictureRecord, PictureUse } from '@/content/pictures';
import { contrastOf } from '@/lib/colors/contrast';
import { focalStyle, type FocalStyle } from '@/lib/pictures/focal-point';

/** AVIF quality by width, for the widths the layouts need. Wide files are for dense screens, which hide compression. */
const ladders: Readonly<Record<PictureUse | 'usual', Readonly<Record<number, number>>>> = {
  usual: { 480: 52, 768: 50, 1024: 47, 1600: 40 },
  hero: { 960: 50, 1440: 47, 1920: 41 },
  'hero-phone': { 480: 52, 720: 50, 900: 47 },
  swatch: { 160: 47, 240: 38 },
  texture: { 240: 47, 480: 42 },
  // Sample boards must show grain and foam.
  'sample-board': { 480: 58, 768: 56, 1024: 54, 1600: 52 },
  // Fills wide screens with fewer pixels than they have, which makes compression visible.
  'close-up': { 480: 52, 768: 50, 1024: 54, 1600: 58 },
  // Two studio pictures share a screen.
  studio: { 480: 40, 640: 40, 768: 38, 1024: 44, 1280: 38 },
};

/** Artifacts become visible below this, so the size limit no longer applies. */
export const lowestQuality = 26;

/** Bytes. Detailed pictures get a lower quality, so that any replacement stays within the page's budget. */
export function maxBytes(use: PictureUse | undefined, width: number): number {
  if (use === 'hero') return 80_000;
  if (width <= 480) return 16_000;
  if (width <= 800) return 26_000;
  return width <= 1100 ? 45_000 : 60_000;
}

/** The quality to try after a file that is too large. Three points less makes most files about 14% smaller. */
export function lowerQuality(quality: number, bytes: number, limit: number): number {
  const steps = Math.ceil(Math.log(bytes / limit) / -Math.log(0.86));
  return Math.max(lowestQuality, quality - 3 * steps);
}

/** Increase this when you change the limits above, or how build-pictures.ts crops and encodes, to remake all files. */
const settingsVersion = 5;

export const formats: {
  readonly avif: (quality: number, use?: PictureUse) => AvifOptions;
  readonly jpg: (quality: number) => JpegOptions;
} = {
  // Effort 1 takes half the time of effort 2, for 1.7% more bytes and 0.1 dB of quality. The default is 4.
  // Visitors choose a color by the studio pictures, and with half the color resolution, a gray roof looks brown.
  avif: (quality, use) => ({ quality, effort: 1, chromaSubsampling: use === 'studio' ? '4:4:4' : '4:2:0' }),
  jpg: (quality) => ({ quality: quality + 18, progressive: true }),
};

export type Frame = Pick<PictureRecord, 'width' | 'height' | 'focal' | 'use'>;

type Size = Pick<Crop, 'width' | 'height'>;

export interface Crop {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Keeps the record's proportions, so that a new file never changes a layout. Never enlarges. */
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

export function encodingsOf(
  use: PictureUse | undefined,
  cropWidth: number,
): readonly { readonly width: number; readonly quality: number }[] {
  const steps = Object.entries(ladders[use ?? 'usual']).map(([width, quality]) => ({ width: Number(width), quality }));
  const reachable = steps.filter(({ width }) => width <= cropWidth);
  const next = steps[reachable.length];
  if (!next) return reachable;
  const last = reachable.at(-1);
  if (last && cropWidth < last.width * 1.1) return reachable;
  return [...reachable, { width: cropWidth, quality: next.quality }];
}

export function hashOf({ width, height, focal, use }: Frame, masterBytes: Buffer): string {
  const settings = Object.entries(formats).map(([format, options]) => [format, options(0, use)]);
  return createHash('sha256')
    .update(JSON.stringify([settingsVersion, ladders[use ?? 'usual'], settings, width, height, focal]))
    .update(masterBytes)
    .digest('hex')
    .slice(0, 8);
}

/** The average color in three hex digits, enough for a placeholder. */
export function toneOf({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string {
  return [r, g, b].map((channel) => Math.min(15, Math.round(channel / 17)).toString(16)).join('');
}

/** Whether white text is more readable than black on this tone, the background of a failed picture's alt text. */
export function isDark(tone: string): boolean {
  const color = `#${tone.replaceAll(/./g, '$&$&')}`;
  return contrastOf(color, '#ffffff') > contrastOf(color, '#000000');
}

/** One rule per tone and focal point, because the policy blocks style attributes. */
export function styleSheet(
  entries: readonly { readonly name: string; readonly tone: string; readonly record: Pick<Frame, 'focal'> }[],
): string {
  const tones = [...new Set(entries.map(({ tone }) => tone))].sort();
  const focals = new Map<string, FocalStyle>();
  for (const { name, record } of entries) {
    const style = focalStyle(name, record.focal);
    if (style) focals.set(style.className, style);
  }
  return [
    ...tones.map(
      (tone) => `.tone-${tone}{background-color:#${tone};color:${isDark(tone) ? '#fff' : 'var(--color-ink)'}}`,
    ),
    ...[...focals.values()]
      .sort((a, b) => a.className.localeCompare(b.className))
      .sort((a, b) => Number(a.isPhoneCrop) - Number(b.isPhoneCrop))
      .map(({ className, position, isPhoneCrop }) => {
        const rule = `.${className}{object-position:${position}}`;
        return isPhoneCrop ? `@media (width < theme(--breakpoint-sm)){${rule}}` : rule;
      }),
    '',
  ].join('\n');
}
