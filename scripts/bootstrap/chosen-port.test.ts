import { execFileSync, spawnSync } from 'node:child_process';

const scripts = execFileSync(
  'git',
  ['grep', '-l', 'chosenPort()', '--', 'scripts', ':!*.test.ts', ':!*chosen-port.mjs'],
  {
    encoding: 'utf8',
  },
).trim();

test.each(scripts.split('\n'))('%s says that a word is no port', (script) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, PORT: 'abc' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('PORT must be a number from 0 to 65535, not "abc".\n');
  expect(status).toBe(1);
});

test('no other script reads the port by itself', () => {
  const readers = execFileSync('git', ['grep', '-l', 'env\\.PORT', '--', 'scripts', ':!*.test.ts'], {
    encoding: 'utf8',
  });
  expect(readers.trim()).toBe('scripts/bootstrap/chosen-port.mjs');
});
