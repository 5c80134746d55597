// npm run pictures: only the build's first steps (drawings, icons, pictures), for npm run dev, typecheck and the tests.
import '@/scripts/bootstrap/require-node.mjs';
import '@/scripts/launch/check-lists';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { pictureSteps } from '@/scripts/build/pictures/picture-steps';

try {
  for (const { run } of pictureSteps) await run();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
