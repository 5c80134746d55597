import { contactPage } from './contact/page';
import { services } from './home';
import { notFound } from './pages/not-found';
import { drawings, type DrawingName } from './drawings';
import { sectionPages } from './section-pages';
import { servicePages } from './service-pages';
import { shots } from './signs/shots';
import { signs } from './signs/signs';
import type { Media, Section } from './types';

/* Which drawing or picture a page shows where: every one once on a page, and none at the top of two pages. */

const pages = [...sectionPages, contactPage];
const named = (drawing: DrawingName | undefined): readonly Media[] =>
  drawing ? [{ kind: 'drawing', name: drawing }] : [];

function mediaOf(section: Section): readonly (Media | undefined)[] {
  const figure = named(section.figure);
  switch (section.kind) {
    case 'cards':
      return [...figure, ...section.cards.map((card) => ('media' in card ? card.media : undefined))];
    case 'options':
      return [...figure, ...section.options.map((option) => ('media' in option ? option.media : undefined))];
    case 'materials':
      return [...figure, ...section.materials.map(({ media }) => media)];
    case 'gutter-systems':
      return [...figure, ...section.systems.flatMap(({ drawing }) => named(drawing))];
    case 'warning-signs':
      return [...figure, ...section.groups.flatMap(({ signs }) => signs).flatMap(({ drawing }) => named(drawing))];
    case 'layers':
    case 'storm-damage':
      return [...figure, ...named(section.drawing)];
    case 'choice':
      return [...figure, ...section.drawings.flatMap((drawing) => named(drawing))];
    case 'scaled':
      return [...figure, ...section.rows.map(({ media }) => media)];
    case 'wipe':
      return [...figure, ...section.stages.flatMap((stage) => ('drawing' in stage ? named(stage.drawing) : []))];
    case 'symptoms':
      return [...figure, ...section.symptoms.flatMap(({ drawing }) => named(drawing))];
    case 'needs':
      return [...figure, { kind: 'picture', name: section.picture }];
    case 'list':
    case 'prose':
      return [...figure, section.media];
    default:
      return figure;
  }
}

const names = (media: readonly (Media | undefined)[]) => media.flatMap((one) => (one ? [one.name] : []));
const repeated = (list: readonly string[]) => list.filter((name, index) => list.indexOf(name) < index);

const story = (path: string) => Object.values(servicePages).find((page) => page.path === path);
const shown = (name: DrawingName): Media => ({ kind: 'drawing', name });

/** What is at the top of the page: the picture of its hero, its sample board, its drawn pieces. */
function topOf({ path, hero }: (typeof pages)[number]): readonly (Media | undefined)[] {
  const page = story(path);
  if (page?.storyline === 'material')
    return 'board' in page
      ? [{ kind: 'picture', name: page.board.picture }]
      : page.row.pieces.map(({ drawing }) => shown(drawing));
  if (page?.storyline === 'replacement')
    return ['drawing' in page ? shown(page.drawing) : { kind: 'picture', name: page.picture }];
  return [hero.media];
}

/** The pictures across the page below it, if there are any. */
function belowTop({ path }: (typeof pages)[number]): readonly Media[] {
  const page = story(path);
  if (page?.storyline === 'material' && page.house) return [{ kind: 'picture', name: page.house.name }];
  if (page?.storyline === 'replacement')
    return page.wipe?.stages.flatMap((stage) => ('drawing' in stage ? [shown(stage.drawing)] : [])) ?? [];
  return [];
}

test.each(pages.map((page) => [page.path, page] as const))('%s shows nothing twice', (_, page) => {
  expect(repeated(names([...topOf(page), ...belowTop(page), ...page.sections.flatMap(mediaOf)]))).toEqual([]);
});

test('no two pages have the same picture or drawing at the top', () => {
  expect(repeated(names(pages.flatMap(topOf)))).toEqual([]);
});

test('every drawing is used', () => {
  const inPages = names(
    pages.flatMap((page) => [page.hero.media, ...topOf(page), ...belowTop(page), ...page.sections.flatMap(mediaOf)]),
  );
  const onTiles = pages.flatMap(({ tile }) => (typeof tile === 'object' ? [tile.drawing] : []));
  const onHome = services.cards.map(({ drawing }) => drawing);
  const atSignIn: DrawingName = 'house-close';
  const onFind = ['house-at-night', ...signs.map(({ drawing }) => drawing)];
  const inShots = Object.values(shots).map(({ view }) => `view-${view}`);
  const used = new Set<string>([...inPages, ...onTiles, ...onHome, ...onFind, ...inShots, atSignIn, notFound.drawing]);
  expect(Object.keys(drawings).filter((name) => !used.has(name))).toEqual([]);
});
