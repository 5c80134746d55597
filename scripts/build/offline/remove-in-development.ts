// `npm start` and `npm run dev` share an address, so the browser may still have the built site's service worker.
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { writeRemovalWorker } from '@/scripts/build/offline/write-worker';

await writeRemovalWorker(join(root, 'public'));
