import type { DrawingName } from './drawings';
import manifest from './generated/drawings.json';

/** What the build has read from the file of a drawing. */
interface DrawingSource {
  readonly width: number;
  readonly height: number;
  /**
   * The drawing itself as a `data:` URL, which is painted with the words around it, instead of a round trip later. Null
   * if it is too large for that.
   */
  readonly inline: string | null;
}

export function drawingSource(name: DrawingName): DrawingSource {
  return manifest[name];
}
