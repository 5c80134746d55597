// @ts-check
/**
 * npm test: installs what is missing, then runs scripts/test/run-tests.ts. Plain JavaScript, because it runs before the
 * first install.
 */
import './bootstrap/require-node.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runScript } from './bootstrap/run.mjs';

await ensureInstalled();
process.exit(await runScript('scripts/test/run-tests.ts'));
