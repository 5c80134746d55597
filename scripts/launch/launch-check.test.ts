import { spawnSync } from 'node:child_process';

function launchCheck(...options: readonly string[]) {
  return spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/launch/launch-check.ts', ...options], {
    encoding: 'utf8',
  });
}

interface Printed {
  readonly what: string;
  readonly edit: string;
}

test('prints the same items as a table and as JSON, and exits with 1 if there are any', () => {
  const json = launchCheck('--json');
  const open = JSON.parse(json.stdout) as readonly Printed[];
  const exitCode = open.length > 0 ? 1 : 0;
  expect(json.status).toBe(exitCode);

  const table = launchCheck();
  expect(table.stderr).toBe('');
  expect(table.status).toBe(exitCode);
  const lines = table.stdout.trim().split('\n');
  expect(lines.length).toBe(Math.max(1, open.length));
  for (const [index, { what, edit }] of open.entries()) expect(lines[index]).toMatch(new RegExp(`^${what} +${edit} `));
}, 60_000);
