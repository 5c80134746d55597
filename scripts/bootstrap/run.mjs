// @ts-check
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './root.mjs';

/**
 * `timeout` in milliseconds. `inBackground`: only while the processor has nothing else to do.
 * @typedef {{ env?: Record<string, string>, timeout?: number, inBackground?: boolean, onOutput?: (text: string) => void }} RunOptions
 */

/**
 * Runs a command in the project's folder and passes its output through, also to `onOutput`. Resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions & { quiet?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, quiet = false, timeout, inBackground = false, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'ignore' : onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // On Windows npm and npx are .cmd files, which start only through a shell.
      shell: process.platform === 'win32' && /^np[mx]$/.test(command),
      timeout,
    });
    if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      onOutput?.(text);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      process.stderr.write(text);
      onOutput?.(text);
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program from node_modules with this Node, without npx.
 * @param {string} script its file under node_modules
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}

/**
 * Runs one of the project's TypeScript scripts in its own process.
 * @param {string} script its path in the project: `scripts/build/build.ts`
 * @param {RunOptions} [options]
 */
export function runScript(script, options) {
  return run(process.execPath, ['--import', 'tsx', script], options);
}
