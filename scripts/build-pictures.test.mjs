/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);

// Each run starts a process of its own, on machines that may have other work.
jest.setTimeout(60_000);

let project;

/** The script itself, as the commands call it. */
const buildPictures = () => run(process.execPath, [path.resolve('scripts/build-pictures.mjs'), project]);

const records = (entries) => `
interface PictureRecord { readonly width: number }
export const pictures = ${JSON.stringify(entries)} as const satisfies Record<string, PictureRecord>;
export type PictureName = keyof typeof pictures;
`;
const red = { width: 200, height: 100, alt: 'Red', focal: [0.5, 0.5] };
const master = (width, height) => sharp({ create: { width, height, channels: 3, background: '#cc2200' } }).jpeg().toBuffer();
const inProject = (...parts) => path.join(project, ...parts);
const manifest = async () => JSON.parse(await readFile(inProject('content/generated/pictures.json'), 'utf8'));

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(inProject('content/pictures'), { recursive: true });
  await writeFile(inProject('content/pictures.ts'), records({ red }));
  await writeFile(inProject('content/pictures/red.jpg'), await master(200, 100));
});
afterEach(() => rm(project, { recursive: true, force: true }));

test('makes three formats, the manifest and the style sheet from one master', async () => {
  await buildPictures();
  const { red: made } = await manifest();
  expect(made).toMatchObject({ width: 200, height: 100, widths: [200], tone: 'c20' });
  expect((await readdir(inProject('public/pictures'))).sort()).toEqual(
    ['avif', 'jpg', 'webp'].map((format) => `red-200.${made.hash}.${format}`),
  );
  expect(await readFile(inProject('content/generated/pictures.css'), 'utf8')).toContain('.tone-c20{');
});

test('makes nothing twice', async () => {
  await buildPictures();
  const [file] = await readdir(inProject('public/pictures'));
  const before = await stat(inProject('.cache/pictures', file));
  await rm(inProject('public/pictures'), { recursive: true });
  await buildPictures();
  const after = await stat(inProject('.cache/pictures', file));
  expect(after.mtimeMs).toBe(before.mtimeMs);
  expect(await readdir(inProject('public/pictures'))).toContain(file);
});

test('replaces the files of a master that was replaced, in the same frame', async () => {
  await buildPictures();
  const before = (await manifest()).red;
  await writeFile(inProject('content/pictures/red.jpg'), await master(300, 300));
  await buildPictures();
  const after = (await manifest()).red;
  expect(after.hash).not.toBe(before.hash);
  expect(after.width / after.height).toBe(2);
  expect((await readdir(inProject('public/pictures'))).every((file) => file.includes(after.hash))).toBe(true);
});

test('fails with the name of a master that is missing', async () => {
  await rm(inProject('content/pictures/red.jpg'));
  await expect(buildPictures()).rejects.toThrow(/"red" has no master.*content\/pictures\/red\.jpg/);
});

test.each([
  ['no picture at all', () => Buffer.from('These are words.')],
  ['a picture that was cut off', async () => (await master(2000, 1000)).subarray(0, 1500)],
])('fails with the name of a master that is %s', async (_, broken) => {
  await writeFile(inProject('content/pictures/red.jpg'), await broken());
  await expect(buildPictures()).rejects.toThrow(/"red" could not be made: content\/pictures\/red\.jpg/);
});
