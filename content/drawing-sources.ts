import type { DrawingName } from './drawings';
import manifest from './generated/drawings.json';

interface DrawingSource {
  readonly width: number;
  readonly height: number;
  /** A `data:` URL, which saves the first screen a request. Null if the drawing is too large. */
  readonly inline: string | null;
}

export function drawingSource(name: DrawingName): DrawingSource {
  return manifest[name];
}
