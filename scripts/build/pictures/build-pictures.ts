import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureRecord } from '@/content/pictures';
import { fallbackWidth, pictureFile, type PictureFormat } from '@/lib/pictures/picture-url';
import {
  cropTo,
  formats,
  hashOf,
  maxBytes,
  lowestQuality,
  styleSheet,
  toneOf,
  widthsOf,
  type Crop,
  type Frame,
} from '@/scripts/build/pictures/picture-plan';

/** A decoded picture. */
interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** What the cache keeps of a measured picture. */
interface Measured {
  readonly crop: Crop;
  readonly tone: string;
}

interface MadePicture extends Measured {
  readonly name: string;
  readonly record: PictureRecord;
  readonly hash: string;
}

interface Folders {
  readonly masters: string;
  readonly cache: string;
  readonly output: string;
  readonly generated: string;
}

/** The master file of a picture. */
const masterOf = (name: string) => `${name}.jpg`;

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Writes under a temporary name first, so that an interrupted build leaves no half-written file. */
async function writeWhole(file: string, data: string | Buffer) {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, data);
  await rename(partial, file);
}

async function writeIfChanged(file: string, text: string) {
  const old = await readFile(file, 'utf8').catch(() => null);
  if (old !== text) await writeWhole(file, text);
}

/** Does the work for each item, with a limited number at a time. */
async function inParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Decodes the whole master, upright and in sRGB, once for all of its files. Throws if the file is broken. */
function decode(bytes: Buffer): Promise<Pixels> {
  return pixelsOf(sharp(bytes).rotate().removeAlpha().toColourspace('srgb'));
}

/** The crop to the record's proportions, and the average color of the picture. */
async function measure({ data, raw }: Pixels, record: Frame): Promise<Measured> {
  const crop = cropTo(record, raw);
  const { channels } = await sharp(
    await sharp(data, { raw }).extract(crop).png({ compressionLevel: 0 }).toBuffer(),
  ).stats();
  const [r = 0, g, b] = channels.map(({ mean }) => mean);
  return { crop, tone: toneOf({ r, g: g ?? r, b: b ?? r }) };
}

/** The picture at one width, resized once for all of its formats. */
function resize({ data, raw }: Pixels, crop: Crop, width: number): Promise<Pixels> {
  return pixelsOf(sharp(data, { raw }).extract(crop).resize({ width, kernel: 'lanczos3' }));
}

interface Encoding {
  readonly format: PictureFormat;
  readonly quality: number;
  /** The limit for an AVIF file, in bytes. */
  readonly limit: number;
}

async function encode({ data, raw }: Pixels, { format, quality, limit }: Encoding): Promise<Buffer> {
  const made = await sharp(data, { raw })
    .toFormat(format === 'jpg' ? 'jpeg' : format, formats[format](quality))
    .toBuffer();
  const mayShrink = format === 'avif' && made.length > limit && quality > lowestQuality;
  return mayShrink ? encode({ data, raw }, { format, quality: quality - 3, limit }) : made;
}

/** Makes all files of one picture, or takes them from the cache. Returns the data of its manifest entry. */
async function makePicture({
  name,
  record,
  folders,
  wanted,
}: {
  readonly name: string;
  readonly record: PictureRecord;
  readonly folders: Folders;
  /** Collects the names of the files that belong to a record. */
  readonly wanted: Set<string>;
}): Promise<MadePicture> {
  const master = masterOf(name);
  const shown = `content/pictures/${master}`;
  const bytes = await readFile(path.join(folders.masters, master)).catch(() => {
    throw new Error(
      `The picture "${name}" has no master: put a file at ${shown}, or remove it from content/pictures.ts.`,
    );
  });
  const hash = hashOf(name, record, bytes);
  const note = path.join(folders.cache, `${name}.${hash}.json`);
  wanted.add(path.basename(note));
  try {
    let pixels: Pixels | undefined;
    const decoded = async () => (pixels ??= await decode(bytes));

    // Only this function writes the cached note, and its name contains a hash of its content.
    let measured = JSON.parse(await readFile(note, 'utf8').catch(() => 'null')) as Measured | null;
    if (!measured) {
      measured = await measure(await decoded(), record);
      await writeWhole(note, JSON.stringify(measured));
    }
    const { crop } = measured;
    const steps = widthsOf(name, crop.width);
    const inJpeg = fallbackWidth(steps.map(({ width }) => width));
    for (const { width, quality } of steps) {
      let resized: Pixels | undefined;
      const atWidth = async () => (resized ??= await resize(await decoded(), crop, width));
      const made: readonly PictureFormat[] = width === inJpeg ? ['avif', 'jpg'] : ['avif'];
      for (const format of made) {
        const file = pictureFile({ name, hash }, width, format);
        wanted.add(file);
        const kept = path.join(folders.cache, file);
        if (!(await exists(kept))) {
          const limit = maxBytes(name, width);
          await writeWhole(kept, await encode(await atWidth(), { format, quality, limit }));
        }
        const published = path.join(folders.output, file);
        if (!(await exists(published))) {
          await copyFile(kept, `${published}.${process.pid}.part`);
          await rename(`${published}.${process.pid}.part`, published);
        }
      }
    }
    return { name, record, hash, ...measured };
  } catch (cause) {
    throw new Error(
      `The picture "${name}" could not be made: ${shown} is broken or no picture (${cause instanceof Error ? cause.message : String(cause)}).`,
      { cause },
    );
  }
}

/**
 * Makes the pictures of the site. Reads `content/pictures/*.jpg` and their records; writes `public/pictures/`,
 * `content/generated/pictures.json` and `content/generated/pictures.css`. None of the output is committed.
 * `.cache/pictures` keeps earlier results, which are made again only if a master or a rule changes.
 */
export async function buildPictures({
  project,
  records,
}: {
  /** The folder that contains `content/` and `public/`. */
  readonly project: string;
  readonly records: Readonly<Record<string, PictureRecord>>;
}): Promise<void> {
  const started = Date.now();
  // One thread per encoder and one encoder per processor: faster than one encoder with many threads.
  sharp.concurrency(1);

  const folders: Folders = {
    masters: path.join(project, 'content/pictures'),
    cache: path.join(project, '.cache/pictures'),
    output: path.join(project, 'public/pictures'),
    generated: path.join(project, 'content/generated'),
  };
  const { masters, cache, output, generated } = folders;
  await Promise.all([cache, output, generated].map((folder) => mkdir(folder, { recursive: true })));

  const wanted = new Set<string>();
  const entries: MadePicture[] = [];
  await inParallel(Object.entries(records), availableParallelism(), async ([name, record]) => {
    entries.push(await makePicture({ name, record, folders, wanted }));
  });

  entries.sort((a, b) => a.name.localeCompare(b.name));
  const manifest = Object.fromEntries(
    entries.map(({ name, hash, tone, crop }) => [
      name,
      {
        hash,
        tone,
        width: crop.width,
        height: crop.height,
        widths: widthsOf(name, crop.width).map(({ width }) => width),
      },
    ]),
  );
  await writeIfChanged(path.join(generated, 'pictures.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeIfChanged(path.join(generated, 'pictures.css'), styleSheet(entries));

  for (const folder of [cache, output]) {
    for (const file of await readdir(folder)) {
      if (!wanted.has(file) && !file.endsWith('.part')) await rm(path.join(folder, file), { force: true });
    }
  }
  const known = new Set(Object.keys(records).map(masterOf));
  for (const file of await readdir(masters)) {
    if (!known.has(file))
      console.warn(`content/pictures/${file} is in no record of content/pictures.ts and is not used.`);
  }
  console.log(`${entries.length} pictures ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
