import '@/scripts/bootstrap/require-node.mjs';
import { colors, glassColors } from '@/content/colors';
import { drawings } from '@/content/drawings';
import { figures } from '@/content/figures';
import { logoOutline } from '@/content/logo';
import { pictures } from '@/content/pictures';
import { root } from '@/scripts/bootstrap/root.mjs';
import { buildDrawings } from '@/scripts/build/pictures/build-drawings';
import { buildIcons } from '@/scripts/build/pictures/build-icons';
import { buildPictures } from '@/scripts/build/pictures/build-pictures';

try {
  buildDrawings({ project: root, names: Object.keys(drawings), figures: Object.keys(figures), colors, glassColors });
  await buildIcons({ project: root, logo: logoOutline, colors });
  await buildPictures({ project: root, records: pictures });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // No point in making the other pictures after an error.
  process.exit(1);
}
