import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/**
 * Evaluates `expression` in a new process, because a Jest test can't change its own time zone. `modules` are names of
 * files in lib/calendar, each after those it imports.
 */
export function inTimeZone(zone: string, modules: readonly string[], expression: string): unknown {
  const source = modules
    .map((name) => readFileSync(path.join('lib/calendar', `${name}.ts`), 'utf8'))
    .join('\n')
    .replace(/^import .*$/gm, '');
  const { code } = transformSync(`${source}\nconsole.log(JSON.stringify(${expression}));`, { loader: 'ts' });
  const answer = execFileSync(process.execPath, ['--input-type=module'], {
    input: code,
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(answer.toString());
}
