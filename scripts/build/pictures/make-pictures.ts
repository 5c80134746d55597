/** The pictures alone, for `npm run dev`, the type check and the unit tests: they read what the picture build writes. */
import '@/scripts/bootstrap/require-node.mjs';
import { pictures } from '@/content/pictures';
import { root } from '@/scripts/bootstrap/root.mjs';
import { buildPictures } from '@/scripts/build/pictures/build-pictures';

try {
  await buildPictures({ project: root, records: pictures });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // At once: the other pictures need not be made for a build that has failed.
  process.exit(1);
}
