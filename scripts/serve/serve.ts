/** Serves out/ like a static host, on `PORT` (default 3000). */
import '@/scripts/bootstrap/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPort } from '@/scripts/bootstrap/chosen-port.mjs';
import { root } from '@/scripts/bootstrap/root.mjs';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { siteServer, startServer } from '@/scripts/serve/site-server';

const port = chosenPort();
const out = join(root, 'out');
if (!existsSync(join(out, '404.html'))) stop('There is no build to serve. Run npm start, or npm run build first.');
const result = await startServer(siteServer(out), port);
if ('problem' in result) stop(result.problem);
console.log(`\n  The site is at http://localhost:${result.port}/   (Ctrl+C stops it)\n`);
