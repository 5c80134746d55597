// @ts-check
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** @typedef {{ env?: Record<string, string>, timeout?: number }} RunOptions `timeout` in milliseconds */

/** @type {(command: string, args: readonly string[], options?: RunOptions) => Promise<number>} the exit code */
export const run = (command, args, { env = {}, timeout } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // On Windows npm and npx are .cmd files, which need a shell.
      shell: process.platform === 'win32' && /^np[mx]$/.test(command),
      timeout,
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** @type {(script: string, args: readonly string[], options?: RunOptions) => Promise<number>} `script` is a path in node_modules */
export const runTool = (script, args, options) => run(process.execPath, [`node_modules/${script}`, ...args], options);
