// npm run gallery: `next dev` with an extra page, /gallery/, which shows every section kind and UI component
// (components/gallery). The exported site doesn't contain it.
import '@/scripts/bootstrap/require-node.mjs';
import { chosenPort } from '@/scripts/bootstrap/chosen-port.mjs';
import { runTool } from '@/scripts/bootstrap/run.mjs';

const port = chosenPort();
console.log(`\n  The gallery is at http://localhost:${port}/gallery/   (Ctrl+C stops it)\n`);
// Enables the gallery's routes (next.config.mjs).
process.exit(await runTool('next/dist/bin/next', ['dev', '--port', String(port)], { env: { GALLERY: 'true' } }));
