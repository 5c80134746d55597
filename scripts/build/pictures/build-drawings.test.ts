import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDrawings } from './build-drawings';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'drawings-'));
  mkdirSync(join(project, 'content/drawings'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const build = (names: readonly string[], figures: readonly string[] = []) =>
  buildDrawings({
    project,
    names,
    figures,
    colors: { door: '#8c2a1e', white: '#ffffff' },
    glassColors: { veil: '#8c2a1ed9' },
  });
const read = (file: string) => readFileSync(join(project, file), 'utf8');

function built(name: string, svg: string): unknown {
  writeFileSync(join(project, `content/drawings/${name}.svg`), svg);
  build([name]);
  const sources = JSON.parse(read('content/generated/drawings.json')) as object;
  return sources[name as keyof typeof sources];
}

test('reads the size of a drawing, and inlines it as a data URL', () => {
  expect(built('leak', '<svg width="400" height="320"/>\n')).toEqual({
    width: 400,
    height: 320,
    inline: `data:image/svg+xml,%3Csvg width='400' height='320'/%3E`,
  });
});

test('leaves out the comment above a drawing', () => {
  built('leak', '<!--\nThe pan slopes out.\n-->\n<svg width="4" height="3"/>');
  expect(read('public/art/leak.svg')).toBe('<svg width="4" height="3"/>');
});

test('leaves a large drawing as a file', () => {
  const large = `<svg width="4" height="3"><path d="M${'0 '.repeat(5000)}"/></svg>`;
  expect(built('hail', large)).toEqual({ width: 4, height: 3, inline: null });
});

test('throws for a drawing without a file', () => {
  expect(() => build(['missing'])).toThrow('content/drawings/missing.svg is missing');
});

test('stores a figure with its size and markup, and throws for one without a viewBox', () => {
  mkdirSync(join(project, 'content/figures'), { recursive: true });
  const file = join(project, 'content/figures/eave.svg');
  writeFileSync(file, '<svg viewBox="0 0 640 400" xmlns="x"><g class="base"/></svg>\n');
  build([], ['eave']);
  expect(JSON.parse(read('content/generated/figures.json'))).toEqual({
    eave: { viewBox: '0 0 640 400', width: 640, height: 400, markup: '<g class="base"/>' },
  });
  writeFileSync(file, '<svg></svg>');
  expect(() => build([], ['eave'])).toThrow('eave has no viewBox');
});

test('writes the palette into drawings, figures and style sheets', () => {
  const svg = (fill: string) => `<svg viewBox="0 0 4 3" width="4" height="3"><path fill="${fill}"/></svg>`;
  mkdirSync(join(project, 'content/figures'));
  writeFileSync(join(project, 'content/figures/eave.svg'), svg('white'));
  writeFileSync(join(project, 'content/drawings/texture.svg'), svg('door'));
  build([], ['eave']);
  expect(read('public/art/texture.svg')).toBe(svg('#8c2a1e'));
  expect(read('content/generated/figures.json')).toContain(String.raw`fill=\"#fff\"`);
  expect(read('content/generated/colors.css')).toContain('--color-veil: #8c2a1ed9;');
});

test('throws for an unknown color, and for a new drawing in the folder that the build writes', () => {
  writeFileSync(join(project, 'content/drawings/leak.svg'), '<svg><path fill="dor"/></svg>');
  expect(() => build([])).toThrow(
    'content/drawings/leak.svg uses "dor" as a fill, which is not a color in content/colors.ts',
  );
  rmSync(join(project, 'content/drawings/leak.svg'));
  build([]);
  writeFileSync(join(project, 'public/art/new.svg'), '<svg/>');
  expect(() => build([])).toThrow('Move or delete: public/art/new.svg');
});

test('deletes a drawing whose source was deleted', () => {
  writeFileSync(join(project, 'content/drawings/leak.svg'), '<svg/>');
  build([]);
  expect(readdirSync(join(project, 'public/art'))).toEqual(['leak.svg']);
  rmSync(join(project, 'content/drawings/leak.svg'));
  build([]);
  expect(readdirSync(join(project, 'public/art'))).toEqual([]);
});
