import type { DrawingName } from './drawings';
import manifest from './generated/drawings.json';

/** `inline` is a `data:` URL, which saves the first screen a request. Null if the drawing is too large. */
export const drawingSource = (name: DrawingName) => manifest[name];
