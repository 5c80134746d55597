import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDrawings } from './build-drawings';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'drawings-'));
  for (const folder of ['public/art', 'content/figures']) mkdirSync(join(project, folder), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

/** What the build writes about the only drawing or figure of a project. */
function built(kind: 'drawings' | 'figures', svg: string): unknown {
  writeFileSync(join(project, kind === 'drawings' ? 'public/art/one.svg' : 'content/figures/one.svg'), svg);
  buildDrawings({ project, drawings: [], figures: [], [kind]: ['one'] });
  return (JSON.parse(readFileSync(join(project, `content/generated/${kind}.json`), 'utf8')) as { one: unknown }).one;
}

test('a drawing has the size that its file gives, and can be copied into the page', () => {
  expect(built('drawings', '<svg width="400" height="320"/>\n')).toEqual({
    width: 400,
    height: 320,
    inline: `data:image/svg+xml,%3Csvg width='400' height='320'/%3E`,
  });
});

test('a drawing that is too large for the page stays a file', () => {
  const large = `<svg width="4" height="3"><path d="M${'0 '.repeat(5000)}"/></svg>`;
  expect(built('drawings', large)).toEqual({ width: 4, height: 3, inline: null });
});

test('a drawing without a file stops the build', () => {
  expect(() => buildDrawings({ project, drawings: ['missing'], figures: [] })).toThrow('missing.svg');
});

test('a figure goes into a page with its view box and everything in it', () => {
  expect(built('figures', '<svg xmlns="x" viewBox="0 -10 400 320"><g/>\n<path d="M0 0"/></svg>\n')).toEqual({
    viewBox: '0 -10 400 320',
    width: 400,
    height: 320,
    markup: '<g/>\n<path d="M0 0"/>',
  });
});

test('a figure that does not say its view box stops the build', () => {
  expect(() => built('figures', '<svg width="400" height="320"></svg>')).toThrow(
    'The figure one does not say its viewBox',
  );
});
