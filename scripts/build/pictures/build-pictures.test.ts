import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureRecord } from '@/content/pictures';
import { buildPictures } from './build-pictures';

// Encoding is slow on a busy machine.
jest.setTimeout(60_000);

let project: string;

const red: PictureRecord = { width: 200, height: 100, alt: 'Red', focal: [0.5, 0.5] };
const build = () => buildPictures({ project, records: { red } });
const master = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc2200' } })
    .jpeg()
    .toBuffer();
const inProject = (...parts: readonly string[]) => path.join(project, ...parts);
const manifest = async (): Promise<Record<string, { hash: string; width: number; height: number }>> =>
  JSON.parse(await readFile(inProject('content/generated/pictures.json'), 'utf8'));
const redInManifest = async () => {
  const { red: made } = await manifest();
  if (!made) throw new Error('The picture is not in the manifest.');
  return made;
};

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  project = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(inProject('content/pictures'), { recursive: true });
  await writeFile(inProject('content/pictures/red.jpg'), await master(200, 100));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(project, { recursive: true, force: true });
});

test('makes two formats, the manifest and the style sheet from one master', async () => {
  await build();
  const made = await redInManifest();
  expect(made).toMatchObject({ width: 200, height: 100, widths: [200], tone: 'c20' });
  expect((await readdir(inProject('public/pictures'))).sort()).toEqual(
    ['avif', 'jpg'].map((format) => `red-200.${made.hash}.${format}`),
  );
  expect(await readFile(inProject('content/generated/pictures.css'), 'utf8')).toContain('.tone-c20{');
});

test('copies a picture from the cache instead of making it again', async () => {
  await build();
  const [file = ''] = await readdir(inProject('public/pictures'));
  const before = await stat(inProject('.cache/pictures', file));
  await rm(inProject('public/pictures'), { recursive: true });
  await build();
  const after = await stat(inProject('.cache/pictures', file));
  expect(after.mtimeMs).toBe(before.mtimeMs);
  expect(await readdir(inProject('public/pictures'))).toContain(file);
});

test('replaces the old files when the master changes, and keeps the proportions of the record', async () => {
  await build();
  const before = await redInManifest();
  await writeFile(inProject('content/pictures/red.jpg'), await master(300, 300));
  await build();
  const after = await redInManifest();
  expect(after.hash).not.toBe(before.hash);
  expect(after.width / after.height).toBe(2);
  expect((await readdir(inProject('public/pictures'))).every((file) => file.includes(after.hash))).toBe(true);
});

test('fails with the name of a master that is missing', async () => {
  await rm(inProject('content/pictures/red.jpg'));
  await expect(build()).rejects.toThrow(/"red" has no file.*content\/pictures\/red\.jpg/);
});

test('says which file is not used, and which name was meant', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await writeFile(inProject('content/pictures/Red.JPEG'), await master(400, 200));
  await writeFile(inProject('content/pictures/garage.jpg'), await master(400, 200));
  await build();
  expect(warn.mock.calls.flat()).toEqual([
    'content/pictures/Red.JPEG is not used. Save it as a JPEG with the name red.jpg.',
    'content/pictures/garage.jpg is not used. No record in content/pictures.ts has its name.',
  ]);
});

test('says which picture is too small for its place', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await writeFile(inProject('content/pictures/red.jpg'), await master(120, 100));
  await build();
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/red\.jpg is too small.*200 by 100.*120 by 60/)]);
});

test.each([
  ['not a picture', () => Buffer.from('These are words.')],
  ['truncated', async () => (await master(2000, 1000)).subarray(0, 1500)],
])('fails with the name of a master that is %s', async (_name, broken) => {
  await writeFile(inProject('content/pictures/red.jpg'), await broken());
  await expect(build()).rejects.toThrow(/"red" could not be made: content\/pictures\/red\.jpg/);
});
