import { isMissingScript, shouldReload } from './stale-page';

function memory() {
  const held = new Map<string, string>();
  return {
    get: (key: string) => held.get(key) ?? null,
    set: (key: string, value: string) => void held.set(key, value),
  };
}

test.each([
  [Object.assign(new Error('gone'), { name: 'ChunkLoadError' }), true],
  [new Error('Failed to load chunk /_next/static/chunks/a.js from module 7'), true],
  [new Error('Cannot read properties of undefined'), false],
  ['Failed to load chunk', false],
])('%s means that a script is missing: %s', (error, gone) => {
  expect(isMissingScript(error)).toBe(gone);
});

describe('shouldReload', () => {
  test('is true once, and false while the page keeps failing', () => {
    const storage = memory();
    expect(shouldReload('/contact/', 1000, storage)).toBe(true);
    expect(shouldReload('/contact/', 5000, storage)).toBe(false);
  });

  test('is true again for another path, or much later', () => {
    const storage = memory();
    shouldReload('/contact/', 1000, storage);
    expect(shouldReload('/about/', 2000, storage)).toBe(true);
    expect(shouldReload('/about/', 60_000, storage)).toBe(true);
  });

  test('ignores an unreadable stored value', () => {
    const storage = memory();
    storage.set('reloaded', '{"broken": [');
    expect(shouldReload('/contact/', 1000, storage)).toBe(true);
  });
});
