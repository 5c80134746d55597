// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The outline of the logo on its grid of 24, from the component that draws it on every page. */
export const logoMark = readOutline(readFileSync(join(root, 'components/ui/logo-mark.tsx'), 'utf8'));

/** @param {string} component */
function readOutline(component) {
  const outline = /\bd="([^"]+)"/.exec(component)?.[1];
  if (!outline) throw new Error('components/ui/logo-mark.tsx has no outline (d="…") to make icons and cards from.');
  return outline;
}
