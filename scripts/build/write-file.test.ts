import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIfChanged } from './write-file';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('writes a file whole and leaves no temporary file', () => {
  writeIfChanged(join(folder, 'gutter.svg'), '<svg/>');
  expect(readdirSync(folder)).toEqual(['gutter.svg']);
  expect(readFileSync(join(folder, 'gutter.svg'), 'utf8')).toBe('<svg/>');
});

test('skips a file with the same content and replaces any other', () => {
  const file = join(folder, 'gutter.svg');
  const lastYear = new Date('2025-03-31T12:00:00Z');
  writeFileSync(file, '<svg/>');
  utimesSync(file, lastYear, lastYear);
  writeIfChanged(file, Buffer.from('<svg/>'));
  expect(statSync(file).mtime).toEqual(lastYear);
  writeIfChanged(file, '<svg width="4"/>');
  expect(readFileSync(file, 'utf8')).toBe('<svg width="4"/>');
});
