/** npm run gallery: every section kind and every part of components/ui, with its examples, on port `PORT` (default 3000). */
import '@/scripts/bootstrap/require-node.mjs';
import { runTool } from '@/scripts/bootstrap/run.mjs';

const port = process.env.PORT ?? '3000';
console.log(`\n  The gallery is at http://localhost:${port}/gallery/   (Ctrl+C stops it)\n`);
// Next picks up the gallery's routes only in development, and only with this variable (next.config.mjs).
process.exit(await runTool('next/dist/bin/next', ['dev', '--port', port], { env: { GALLERY: 'true' } }));
