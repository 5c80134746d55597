// @ts-check
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** @typedef {{ env?: Record<string, string>, timeout?: number }} RunOptions `timeout` in milliseconds */

/**
 * Runs a command in the project's folder with its output on the terminal. Resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, timeout } = {}) {
  return new Promise((resolve) => {
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
}

/**
 * Runs a program from node_modules without npx.
 * @param {string} script its file under node_modules
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}
