// Runs before npm run dev: writes the worker that removes the built site's service worker, which the browser may still
// have from the same address.
import '@/scripts/bootstrap/require-node.mjs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { writeRemovalWorker } from '@/scripts/build/offline/write-worker';

await writeRemovalWorker(join(root, 'public'));
