import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import samples from '@/content/sample-pictures.json';

const hashes: ReadonlySet<string> = new Set(Object.values(samples));

export const fileHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/**
 * Whether a file is still one of the sample's, under any name. Pictures of shingle colors and of materials never are,
 * because nobody takes them for the company's own work.
 */
export const isSampleFile = (bytes: Buffer): boolean => hashes.has(fileHash(bytes));

export const samplePictures = (names: readonly string[], read: (file: string) => Buffer): readonly string[] =>
  names.filter((name) => isSampleFile(read(`content/pictures/${name}.jpg`)));

/** The pictures that no page and no script of the export shows, such as those of a service that is left out. */
export function unshownPictures(names: readonly string[], out: string): readonly string[] {
  const texts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|css|txt)$/.test(file))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('\n');
  return names.filter((name) => !new RegExp(`/pictures/${name}-\\d`).test(texts));
}

/**
 * Takes the footer's note about sample pictures off the pages if none of them shows one: which ones they show is known
 * only now. Changes what React loads too, which is still in the pages.
 */
export function removePictureNote(samples: readonly string[], note: string, out: string): void {
  if (unshownPictures(samples, out).length < samples.length) return;
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), html.replaceAll(note, ''));
  }
}
