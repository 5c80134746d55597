// @ts-check
/** Writes vercel.json and the nginx server from the one policy. Run it after a change of scripts/lib/policy.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFile, vercelFile } from './lib/hosting.mjs';
import { root } from './lib/root.mjs';

mkdirSync(join(root, 'scripts/hosting'), { recursive: true });
writeFileSync(join(root, 'vercel.json'), vercelFile());
writeFileSync(join(root, 'scripts/hosting/nginx.conf'), nginxFile());
console.log('Wrote vercel.json and scripts/hosting/nginx.conf.');
