import { figures, type FigureName } from '@/content/figures';
import { figureSource } from '@/content/figure-sources';
import { withNumbers, type NumberedRow } from './figure-parts';

interface FigureDrawingProps {
  readonly name: FigureName;
  /** The rows of the list beside the drawing. The drawing gets their numbers. */
  readonly rows?: readonly NumberedRow<unknown>[];
}

/** Inlined, so that CSS can highlight its parts and `FigureCrop` can show some of it again. */
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
