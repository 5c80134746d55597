/**
 * Makes the pictures of the site from their masters: `content/pictures/*.jpg` and the record `content/pictures.ts` in,
 * `public/pictures/`, `content/generated/pictures.json` and `content/generated/pictures.css` out. Nothing of it is
 * committed; what was made before is kept in `.cache/pictures` and made again only when its master or rule changes.
 * Another project's folder may stand as the argument.
 */
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cropTo, fileName, formats, hashOf, heaviest, lowestQuality, styleSheet, toneOf, widthsOf } from './picture-plan.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Reads the typed record without a build: its only import-time work is one object literal. */
async function readRecords(project) {
  const { default: typescript } = await import('typescript');
  const source = await readFile(path.join(project, 'content/pictures.ts'), 'utf8');
  const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: 99, target: 99 } });
  const { pictures } = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
  return pictures;
}

/** The file that a picture is made from. */
const masterOf = (name) => `${name}.jpg`;

const exists = (file) => stat(file).then(() => true, () => false);

/** A build that is stopped half-way must not leave half a file under a finished name. */
async function writeWhole(file, data) {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, data);
  await rename(partial, file);
}

async function writeIfChanged(file, text) {
  const old = await readFile(file, 'utf8').catch(() => null);
  if (old !== text) await writeWhole(file, text);
}

/** Does the work for each item, a few at a time. */
async function inParallel(items, limit, work) {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** The whole master in memory, upright and in sRGB, decoded once for all of its files. A broken one is found here. */
async function decode(sharp, bytes) {
  const { data, info } = await sharp(bytes).rotate().removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The crop to the record's frame, and the picture's average color. */
async function measure(sharp, { data, raw }, record) {
  const crop = cropTo(record, raw);
  const { channels } = await sharp(await sharp(data, { raw }).extract(crop).png({ compressionLevel: 0 }).toBuffer()).stats();
  const [r, g, b] = channels.map(({ mean }) => mean);
  return { crop, tone: toneOf({ r, g: g ?? r, b: b ?? r }) };
}

async function encode(sharp, { data, raw }, { crop, width, format, quality, limit }) {
  const resized = sharp(data, { raw }).extract(crop).resize({ width, kernel: 'lanczos3' });
  const made = await resized.toFormat(format === 'jpg' ? 'jpeg' : format, formats[format](quality)).toBuffer();
  const mayShrink = format === 'avif' && made.length > limit && quality > lowestQuality;
  return mayShrink ? encode(sharp, { data, raw }, { crop, width, format, quality: quality - 3, limit }) : made;
}

/** Every file of one picture, from the cache where it is there. Answers what the manifest says about it. */
async function makePicture(sharp, { name, record, folders, wanted }) {
  const master = masterOf(name);
  const shown = `content/pictures/${master}`;
  const bytes = await readFile(path.join(folders.masters, master)).catch(() => {
    throw new Error(`The picture "${name}" has no master: put a file at ${shown}, or remove it from content/pictures.ts.`);
  });
  const hash = hashOf(name, record, bytes);
  const note = path.join(folders.cache, `${name}.${hash}.json`);
  wanted.add(path.basename(note));
  try {
    let pixels;
    const decoded = async () => (pixels ??= await decode(sharp, bytes));

    let entry = JSON.parse(await readFile(note, 'utf8').catch(() => 'null'));
    if (!entry) {
      entry = await measure(sharp, await decoded(), record);
      await writeWhole(note, JSON.stringify(entry));
    }
    for (const { width, quality } of widthsOf(name, entry.crop.width)) {
      for (const format of Object.keys(formats)) {
        const file = fileName(name, width, hash, format);
        wanted.add(file);
        const kept = path.join(folders.cache, file);
        if (!(await exists(kept))) {
          const limit = heaviest(name, width);
          await writeWhole(kept, await encode(sharp, await decoded(), { crop: entry.crop, width, format, quality, limit }));
        }
        const published = path.join(folders.output, file);
        if (!(await exists(published))) {
          await copyFile(kept, `${published}.${process.pid}.part`);
          await rename(`${published}.${process.pid}.part`, published);
        }
      }
    }
    return { name, record, hash, ...entry };
  } catch (cause) {
    throw new Error(`The picture "${name}" could not be made: ${shown} is broken or no picture (${cause.message}).`, { cause });
  }
}

async function buildPictures(project) {
  const started = Date.now();
  const { default: sharp } = await import('sharp');
  // One thread for each encoder, as many encoders as processors: faster than the other way round.
  sharp.concurrency(1);

  const folders = {
    masters: path.join(project, 'content/pictures'),
    cache: path.join(project, '.cache/pictures'),
    output: path.join(project, 'public/pictures'),
    generated: path.join(project, 'content/generated'),
  };
  const { masters, cache, output, generated } = folders;
  await Promise.all([cache, output, generated].map((folder) => mkdir(folder, { recursive: true })));

  const records = await readRecords(project);
  const wanted = new Set();
  const entries = [];
  await inParallel(Object.entries(records), availableParallelism(), async ([name, record]) => {
    entries.push(await makePicture(sharp, { name, record, folders, wanted }));
  });

  entries.sort((a, b) => a.name.localeCompare(b.name));
  const manifest = Object.fromEntries(
    entries.map(({ name, hash, tone, crop }) => [
      name,
      { hash, tone, width: crop.width, height: crop.height, widths: widthsOf(name, crop.width).map(({ width }) => width) },
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
    if (!known.has(file)) console.warn(`content/pictures/${file} is in no record of content/pictures.ts and is not used.`);
  }
  return { pictures: entries.length, seconds: (Date.now() - started) / 1000 };
}

try {
  const { pictures, seconds } = await buildPictures(process.argv[2] ?? root);
  console.log(`${pictures} pictures ready in ${seconds.toFixed(1)} s`);
} catch (error) {
  console.error(error.message);
  // At once: the other pictures need not be made for a build that has failed.
  process.exit(1);
}
