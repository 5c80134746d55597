import '@/scripts/bootstrap/require-node.mjs';
import { pictureSteps } from '@/scripts/build/pictures/picture-steps';

try {
  for (const { run } of pictureSteps) await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // No point in making the other pictures after an error.
  process.exit(1);
}
