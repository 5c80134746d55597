import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureRecord, PictureUse } from '@/content/pictures';
import { fallbackWidth, pictureFile, type PictureFormat } from '@/lib/pictures/picture-url';
import {
  cropTo,
  formats,
  hashOf,
  lowerQuality,
  lowestQuality,
  maxBytes,
  styleSheet,
  toneOf,
  encodingsOf,
  type Crop,
} from '@/scripts/build/pictures/picture-plan';
import { isSampleFile } from '@/scripts/build/pictures/sample-pictures';
import { writeIfChanged, writeAtomically } from '@/scripts/build/write-file';

interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

interface Step {
  readonly use: PictureUse | undefined;
  readonly width: number;
}

interface MadePicture {
  readonly name: string;
  readonly record: PictureRecord;
  readonly hash: string;
  readonly crop: Crop;
  readonly tone: string;
  readonly isSample: boolean;
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function toneIn({ data, raw }: Pixels, crop: Crop): Promise<string> {
  const shown = await sharp(data, { raw }).extract(crop).png({ compressionLevel: 0 }).toBuffer();
  const [r = 0, g = r, b = r] = (await sharp(shown).stats()).channels.map(({ mean }) => mean);
  return toneOf({ r, g, b });
}

/** Lowers the quality until an AVIF file meets its size limit. */
async function encode(pixels: Pixels, format: PictureFormat, quality: number, { use, width }: Step): Promise<Buffer> {
  const made = await sharp(pixels.data, { raw: pixels.raw })
    .toFormat(format === 'jpg' ? 'jpeg' : format, formats[format](quality, use))
    .toBuffer();
  const limit = maxBytes(use, width);
  const isTooLarge = format === 'avif' && made.length > limit && quality > lowestQuality;
  return isTooLarge ? encode(pixels, format, lowerQuality(quality, made.length, limit), { use, width }) : made;
}

function unusedFileWarning(file: string, names: readonly string[]): string {
  const meant = names.find((name) => name === path.parse(file).name.toLowerCase());
  const advice = meant
    ? `Save it as a JPEG with the name ${meant}.jpg.`
    : 'No record in content/pictures.ts has its name.';
  return `content/pictures/${file} is not used. ${advice}`;
}

/** Writes `public/pictures/` and `content/generated/`, which aren't committed. Caches in `.cache/pictures`. */
export async function buildPictures({
  project,
  records,
}: {
  readonly project: string;
  readonly records: Readonly<Record<string, PictureRecord>>;
}): Promise<void> {
  const started = Date.now();
  // One single-threaded encoder per core is faster than one encoder with many threads.
  sharp.concurrency(1);
  const masters = path.join(project, 'content/pictures');
  const cache = path.join(project, '.cache/pictures');
  const output = path.join(project, 'public/pictures');
  const generated = path.join(project, 'content/generated');
  for (const folder of [cache, output, generated]) mkdirSync(folder, { recursive: true });
  const wanted = new Set<string>();

  async function makePicture(name: string, record: PictureRecord): Promise<MadePicture> {
    const printedPath = `content/pictures/${name}.jpg`;
    const master = path.join(masters, `${name}.jpg`);
    if (!existsSync(master)) throw new Error(`The picture "${name}" has no file: save one as ${printedPath}.`);
    const bytes = readFileSync(master);
    const hash = hashOf(record, bytes);
    try {
      // Upright and in sRGB, decoded once. Throws if the file is broken.
      let decoded: Promise<Pixels> | undefined;
      const pixels = () => (decoded ??= pixelsOf(sharp(bytes).rotate().removeAlpha().toColourspace('srgb')));

      const measurements = path.join(cache, `${name}.${hash}.json`);
      wanted.add(path.basename(measurements));
      if (!existsSync(measurements)) {
        const crop = cropTo(record, (await pixels()).raw);
        const text = JSON.stringify({ crop, tone: await toneIn(await pixels(), crop) });
        writeAtomically(measurements, (partial) => writeFileSync(partial, text));
      }
      // Needs no check: the build wrote it, and its name has a hash of its inputs.
      const { crop, tone } = JSON.parse(readFileSync(measurements, 'utf8')) as Pick<MadePicture, 'crop' | 'tone'>;

      const encodings = encodingsOf(record.use, crop.width);
      const jpegWidth = fallbackWidth(encodings.map(({ width }) => width));
      for (const { width, quality } of encodings) {
        for (const format of width === jpegWidth ? (['avif', 'jpg'] as const) : (['avif'] as const)) {
          const file = pictureFile({ name, hash }, width, format);
          wanted.add(file);
          const cached = path.join(cache, file);
          if (!existsSync(cached)) {
            const { data, raw } = await pixels();
            const resized = await pixelsOf(sharp(data, { raw }).extract(crop).resize({ width, kernel: 'lanczos3' }));
            const encoded = await encode(resized, format, quality, { use: record.use, width });
            writeAtomically(cached, (partial) => writeFileSync(partial, encoded));
          }
          const published = path.join(output, file);
          if (!existsSync(published)) writeAtomically(published, (partial) => copyFileSync(cached, partial));
        }
      }
      return { name, record, hash, crop, tone, isSample: isSampleFile(bytes) };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `The picture "${name}" could not be made: ${printedPath} is broken or not a picture (${reason}).`,
        { cause },
      );
    }
  }

  const made: MadePicture[] = [];
  const waiting = Object.entries(records).values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [name, record] of waiting) made.push(await makePicture(name, record));
  });
  await Promise.all(workers);

  made.sort((a, b) => a.name.localeCompare(b.name));
  const manifest = Object.fromEntries(
    made.map(({ name, record, hash, tone, crop: { width, height }, isSample }) => [
      name,
      { hash, tone, width, height, widths: encodingsOf(record.use, width).map((encoding) => encoding.width), isSample },
    ]),
  );
  writeIfChanged(path.join(generated, 'pictures.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  writeIfChanged(path.join(generated, 'pictures.css'), styleSheet(made));
  for (const folder of [cache, output])
    for (const file of readdirSync(folder))
      if (!wanted.has(file) && !file.endsWith('.part')) rmSync(path.join(folder, file), { force: true });
  for (const file of readdirSync(masters))
    if (!Object.hasOwn(records, file.replace(/\.jpg$/, '')))
      console.warn(unusedFileWarning(file, Object.keys(records)));
  for (const { name, record, crop } of made)
    if (crop.width < record.width)
      console.warn(
        `content/pictures/${name}.jpg is too small: it is shown at up to ${record.width} by ${record.height} pixels, and only ${crop.width} by ${crop.height} can be cut from it.`,
      );
  console.log(`${made.length} pictures ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
