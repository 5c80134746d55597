// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, wherever a command is called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
