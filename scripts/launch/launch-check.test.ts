import { spawnSync } from 'node:child_process';

function launchCheck(...options: readonly string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/launch/launch-check.ts', ...options], {
    encoding: 'utf8',
  });
}

interface Printed {
  readonly what: string;
  readonly edit: string;
  readonly canWait: boolean;
}

test('prints the same items as a table and as JSON, and exits with 1 if any can’t wait', () => {
  const json = launchCheck('--json');
  const open = JSON.parse(json.stdout) as readonly Printed[];
  const isReady = open.every(({ canWait }) => canWait);
  const exitCode = isReady ? 0 : 1;
  expect(json.status).toBe(exitCode);

  const table = launchCheck();
  expect(table.stderr).toBe('');
  expect(table.status).toBe(exitCode);
  const lines = table.stdout.trim().split('\n');
  expect(lines).toHaveLength(open.length + (isReady ? 1 : 0));
  for (const [index, { what, edit }] of open.entries()) expect(lines[index]).toMatch(new RegExp(`^${what} +${edit} `));
}, 60_000);
