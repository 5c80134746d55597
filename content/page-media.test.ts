import { readFileSync } from 'node:fs';
import { contactPage } from './contact/page';
import { services } from './home';
import { notFound } from './pages/not-found';
import { drawings, type DrawingName } from './drawings';
import { pictures, type PictureName } from './pictures';
import { sampleBoards } from './sample-boards';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import { shots } from './signs/shots';
import { signs } from './signs/signs';
import type { Media } from './types';

const isPictureName = (name: unknown): name is PictureName => typeof name === 'string' && name in pictures;
const isDrawingName = (name: unknown): name is DrawingName => typeof name === 'string' && name in drawings;

const pages = [...sectionPages, contactPage];

const isMedia = (value: object): value is Media =>
  'kind' in value && (value.kind === 'drawing' || value.kind === 'picture') && 'name' in value;

function mediaOf(value: unknown): readonly Media[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMedia(value)) return [value];
  return Object.entries(value).flatMap(([field, inner]) => {
    const list: readonly unknown[] = [inner].flat();
    if (/^drawings?$/.test(field) && list.every(isDrawingName)) return list.map((name) => ({ kind: 'drawing', name }));
    if (field === 'picture' && isPictureName(inner)) return [{ kind: 'picture', name: inner }];
    return mediaOf(inner);
  });
}
const names = (media: readonly (Media | undefined)[]) => media.flatMap((one) => (one ? [one.name] : []));
const repeated = (list: readonly string[]) => list.filter((name, index) => list.indexOf(name) < index);

const servicePageAt = (path: string) => Object.values(servicePages).find((page) => page.path === path);
const drawingMedia = (name: DrawingName): Media => ({ kind: 'drawing', name });

function topOf({ path, hero }: (typeof pages)[number]): readonly (Media | undefined)[] {
  const page = servicePageAt(path);
  if (page?.storyline === 'material')
    return 'board' in page
      ? [{ kind: 'picture', name: page.board.picture }]
      : page.row.pieces.map(({ drawing }) => drawingMedia(drawing));
  if (page?.storyline === 'replacement')
    return ['drawing' in page ? drawingMedia(page.drawing) : { kind: 'picture', name: page.picture }];
  return [hero.media];
}

function belowTop({ path }: (typeof pages)[number]): readonly Media[] {
  const page = servicePageAt(path);
  if (page?.storyline === 'material' && page.house) return [{ kind: 'picture', name: page.house.name }];
  if (page?.storyline === 'replacement')
    return page.wipe?.stages.flatMap((stage) => ('drawing' in stage ? [drawingMedia(stage.drawing)] : [])) ?? [];
  return [];
}

test.each(pages.map((page) => [page.path, page] as const))('%s shows no drawing or picture twice', (_, page) => {
  expect(repeated(names([...topOf(page), ...belowTop(page), ...mediaOf(page.sections)]))).toEqual([]);
});

test('no two pages have the same picture or drawing at the top', () => {
  expect(repeated(names(pages.flatMap(topOf)))).toEqual([]);
});

test('no two inspection sheets have the same paper, or the same tool beside the form', () => {
  const sheets = Object.values(servicePages).filter((page) => page.storyline === 'inspection');
  expect(sheets.length).toBeGreaterThan(1);
  expect(repeated(sheets.map(({ form }) => form.stock))).toEqual([]);
  expect(repeated(sheets.map(({ form }) => form.tool))).toEqual([]);
});

test('no two material pages have a wall of the same color', () => {
  const rows = Object.values(servicePages).flatMap((page) =>
    page.storyline === 'material' && 'row' in page ? [page.row.color] : [],
  );
  const boards = [
    ...readFileSync('components/storylines/material/board.css', 'utf8').matchAll(
      /--background: var\(--color-([\w-]+)\)/g,
    ),
  ].map(([, color = '']) => color);
  expect(boards).toHaveLength(Object.keys(sampleBoards).length);
  expect(repeated([...rows, ...boards])).toEqual([]);
});

test('no two cross sections of repair pages have the same sky', () => {
  const repairs = Object.values(servicePages).filter((page) => page.storyline === 'repair');
  expect(repairs.length).toBeGreaterThan(1);
  expect(repeated(repairs.map(({ sky }) => sky))).toEqual([]);
});

test('every drawing is used', () => {
  const inPages = names(
    pages.flatMap((page) => [page.hero.media, ...topOf(page), ...belowTop(page), ...mediaOf(page.sections)]),
  );
  const onTiles = pages.flatMap(({ tile }) => (typeof tile === 'object' ? [tile.drawing] : []));
  const onHome = services.cards.map(({ drawing }) => drawing);
  const onFind = ['house-at-night', ...signs.map(({ drawing }) => drawing)];
  const inShots = Object.values(shots).map(({ view }) => `view-${view}`);
  const used = new Set<string>([...inPages, ...onTiles, ...onHome, ...onFind, ...inShots, notFound.drawing]);
  expect(Object.keys(drawings).filter((name) => !used.has(name))).toEqual([]);
});
