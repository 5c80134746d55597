/**
 * Writes vercel.json and the nginx server from the shared policy. Run it after you change policy.ts:
 * `npx tsx scripts/serve/write-host-files.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { nginxFile, vercelFile } from '@/scripts/serve/host-files';

writeFileSync(join(root, 'vercel.json'), vercelFile());
writeFileSync(join(root, 'scripts/serve/nginx.conf'), nginxFile());
console.log('Wrote vercel.json and scripts/serve/nginx.conf.');
