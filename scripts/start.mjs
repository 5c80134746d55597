// @ts-check
// npm start: installs missing packages, builds the site and serves it. Plain JavaScript, because it runs before the
// first install.
import './bootstrap/require-node.mjs';
import { createServer } from 'node:net';
import { chosenPort } from './bootstrap/chosen-port.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { stop } from './bootstrap/stop.mjs';

// Checked before the build, which takes a minute or two.
const port = chosenPort();
if (await isTaken(port))
  stop(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`);
await ensureInstalled();
const built = await run('npm', ['run', '--silent', 'build']);
if (built !== 0) process.exit(built);
// In this process, so that stopping the command stops the server.
process.chdir(root);
const { tsImport } = await import('tsx/esm/api');
await tsImport('./serve/serve.ts', import.meta.url);

/** @param {number} wanted */
function isTaken(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(wanted);
  });
}
