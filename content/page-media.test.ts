import { contactPage } from './contact/page';
import { services } from './home';
import { notFound } from './pages/not-found';
import { drawings, type DrawingName } from './drawings';
import { pictures, type PictureName } from './pictures';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import { shots } from './signs/shots';
import { signs } from './signs/signs';
import type { Media } from './media';
import type { Page, StoryPage } from './page';

const isPictureName = (name: unknown): name is PictureName => typeof name === 'string' && name in pictures;
const isDrawingName = (name: unknown): name is DrawingName => typeof name === 'string' && name in drawings;

const pages = [...sectionPages, contactPage];
const storyPages = sectionPages.filter((page: Page): page is StoryPage => 'storyline' in page);
const storylines = [...new Set(storyPages.map(({ storyline }) => storyline))];

const isMedia = (value: object): value is Media =>
  'kind' in value && (value.kind === 'drawing' || value.kind === 'picture') && 'name' in value;

function mediaOf(value: unknown): readonly Media[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMedia(value)) return [value];
  return Object.entries(value).flatMap(([field, inner]) => {
    const list: readonly unknown[] = [inner].flat();
    if (/^(?:drawings?|image)$/.test(field) && list.every(isDrawingName))
      return list.map((name) => ({ kind: 'drawing', name }));
    if (field === 'picture' && isPictureName(inner)) return [{ kind: 'picture', name: inner }];
    return mediaOf(inner);
  });
}
const names = (media: readonly (Media | undefined)[]) => media.flatMap((item) => (item ? [item.name] : []));
const repeated = (list: readonly string[]) => list.filter((name, index) => list.indexOf(name) < index);

const servicePageAt = (path: string) => Object.values(servicePages).find((page) => page.path === path);
const drawingMedia = (name: DrawingName): Media => ({ kind: 'drawing', name });

function mediaAtTop({ path, hero }: (typeof pages)[number]): readonly (Media | undefined)[] {
  const page = servicePageAt(path);
  if (page?.storyline === 'material') {
    if ('scene' in page) return [];
    return 'board' in page
      ? [{ kind: 'picture', name: page.board.picture }]
      : page.row.pieces.map(({ drawing }) => drawingMedia(drawing));
  }
  if (page?.storyline === 'replacement')
    return ['drawing' in page ? drawingMedia(page.drawing) : { kind: 'picture', name: page.picture }];
  return [page?.storyline === 'emergency' ? { kind: 'picture', name: page.picture } : hero.media];
}

function mediaBelowTop({ path }: (typeof pages)[number]): readonly Media[] {
  const page = servicePageAt(path);
  if (page?.storyline === 'material' && page.house) return [{ kind: 'picture', name: page.house.name }];
  if (page?.storyline === 'replacement')
    return (page.wipe?.stages ?? []).map((stage) =>
      'drawing' in stage ? drawingMedia(stage.drawing) : { kind: 'picture', name: stage.picture },
    );
  return [];
}

test.each(pages.map((page) => [page.path, page] as const))('%s shows no drawing or picture twice', (_, page) => {
  expect(repeated(names([...mediaAtTop(page), ...mediaBelowTop(page), ...mediaOf(page.sections)]))).toEqual([]);
});

test.each(
  sectionPages
    .filter((page: Page) => !('storyline' in page) && page.hero.media)
    .map((page) => [page.path, page] as const),
)('%s has its heading in lines, without which its picture would not be shown', (_, page: Page) => {
  expect(page.hero.lines?.length).toBeGreaterThan(1);
});

test('no two pages have the same picture or drawing at the top', () => {
  expect(repeated(names(pages.flatMap(mediaAtTop)))).toEqual([]);
});

test.each(storylines)('no two pages of the storyline `%s` have the same background color', (storyline) => {
  const grounds = storyPages
    .filter((page) => page.storyline === storyline)
    .map((page) => ('ground' in page ? page.ground : 'night'));
  expect(repeated(grounds)).toEqual([]);
});

test('no two pages have the same figure at the top', () => {
  const figures = storyPages.flatMap((page) => {
    if (page.storyline === 'hub') return [page.tags.figure];
    if ('scene' in page) return [page.scene.figure];
    return page.storyline === 'repair' ? [page.crossSection] : [];
  });
  expect(figures.length).toBeGreaterThan(1);
  expect(repeated(figures)).toEqual([]);
});

test('no two inspection sheets show the same tool', () => {
  const sheets = Object.values(servicePages).filter((page) => page.storyline === 'inspection');
  expect(sheets.length).toBeGreaterThan(1);
  expect(repeated(sheets.map(({ form }) => form.tool))).toEqual([]);
});

test('every drawing is used', () => {
  const inPages = names(
    pages.flatMap((page) => [page.hero.media, ...mediaAtTop(page), ...mediaBelowTop(page), ...mediaOf(page.sections)]),
  );
  const onHome = services.cards.map(({ drawing }) => drawing);
  const onFind = ['house-at-night', ...signs.map(({ drawing }) => drawing)];
  const inShots = Object.values(shots).map(({ view }) => `view-${view}`);
  const used = new Set<string>([...inPages, ...onHome, ...onFind, ...inShots, notFound.drawing]);
  expect(Object.keys(drawings).filter((name) => !used.has(name))).toEqual([]);
});
