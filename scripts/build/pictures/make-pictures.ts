/**
 * Makes only the pictures, for `npm run dev`, the type check and the unit tests, which read the output of the picture
 * build.
 */
import '@/scripts/bootstrap/require-node.mjs';
import { pictures } from '@/content/pictures';
import { root } from '@/scripts/bootstrap/root.mjs';
import { buildPictures } from '@/scripts/build/pictures/build-pictures';

try {
  await buildPictures({ project: root, records: pictures });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // Exits at once: after an error there is no point in making the other pictures.
  process.exit(1);
}
