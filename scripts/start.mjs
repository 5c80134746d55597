// @ts-check
/** npm start: installs what is missing, builds the site and serves it. Needs Node and npm alone. */
import './lib/require-node.mjs';
import { createServer } from 'node:net';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const port = Number(process.env.PORT ?? '3000');
if (await isTaken(port)) {
  console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
await ensureInstalled();
const built = await run(process.execPath, ['scripts/build.mjs']);
if (built !== 0) process.exit(built);
await import('./serve.mjs');

/**
 * Asked before the build, so that nobody waits a minute to be told.
 * @param {number} wanted
 * @returns {Promise<boolean>}
 */
function isTaken(wanted) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(wanted);
  });
}
