// @ts-check
import { stop } from './stop.mjs';

/** The number in `PORT`, or 3000. 0 chooses any free port. */
export function chosenPort() {
  const port = process.env.PORT ?? '3000';
  if (!/^\d+$/.test(port) || Number(port) > 65_535) stop(`PORT must be a number from 0 to 65535, not "${port}".`);
  return Number(port);
}
