/** @jest-environment node */
import { spawnSync } from 'node:child_process';

function launchCheck(...options: readonly string[]) {
  return spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/launch/launch-check.ts', ...options], {
    encoding: 'utf8',
  });
}

interface Printed {
  readonly what: string;
  readonly file: string;
  readonly line: number;
}

test('the table and the JSON list agree, and an open item means exit code 1', () => {
  const machine = launchCheck('--json');
  const open = JSON.parse(machine.stdout) as readonly Printed[];
  const exitCode = open.length > 0 ? 1 : 0;
  expect(machine.status).toBe(exitCode);

  const table = launchCheck();
  expect(table.stderr).toBe('');
  expect(table.status).toBe(exitCode);
  for (const { what, file, line } of open) {
    expect(table.stdout.split('\n')).toContainEqual(expect.stringMatching(new RegExp(`^${what} .+ ${file}:${line}$`)));
  }
}, 60_000);
