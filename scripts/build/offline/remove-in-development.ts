/**
 * Part of npm run dev: `npm start` and `npm run dev` use the same address, so the browser may still have the service
 * worker of a built site. The kill switch takes it away.
 */
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { writeRemovalWorker } from '@/scripts/build/offline/write-worker';

await writeRemovalWorker(join(root, 'public'));
