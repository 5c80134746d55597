import { figures, type FigureName } from '@/content/figures';
import { figureSource } from '@/content/figure-sources';
import { withNumbers, type NumberedRow } from './figure-parts';

interface FigureDrawingProps {
  readonly name: FigureName;
  /** The rows with its numbers. */
  readonly rows?: readonly NumberedRow<unknown>[];
}

/** Copied into the page, so that its parts can be highlighted and cropped (figure.css). */
export function FigureDrawing({ name, rows }: FigureDrawingProps) {
  const { viewBox, width, height, markup } = figureSource(name);
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      role="img"
      aria-label={figures[name].alt}
      className="figure-drawing"
      dangerouslySetInnerHTML={{ __html: rows ? withNumbers(markup, rows) : markup }}
    />
  );
}
