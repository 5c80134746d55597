import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDrawings } from './build-drawings';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'drawings-'));
  mkdirSync(join(project, 'public/art'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function built(name: string, svg: string): unknown {
  writeFileSync(join(project, `public/art/${name}.svg`), svg);
  buildDrawings({ project, names: [name] });
  const sources = JSON.parse(readFileSync(join(project, 'content/generated/drawings.json'), 'utf8')) as object;
  return sources[name as keyof typeof sources];
}

test('a drawing has the size that its file gives, and can be copied into the page', () => {
  expect(built('leak', '<svg width="400" height="320"/>\n')).toEqual({
    width: 400,
    height: 320,
    inline: `data:image/svg+xml,%3Csvg width='400' height='320'/%3E`,
  });
});

test('a drawing that is too large for the page stays a file', () => {
  const large = `<svg width="4" height="3"><path d="M${'0 '.repeat(5000)}"/></svg>`;
  expect(built('hail', large)).toEqual({ width: 4, height: 3, inline: null });
});

test('a drawing without a file stops the build', () => {
  expect(() => buildDrawings({ project, names: ['missing'] })).toThrow('missing.svg');
});
