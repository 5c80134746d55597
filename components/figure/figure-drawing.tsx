import { figures, type FigureName } from '@/content/figures';
import { figureSource } from '@/content/figure-sources';
import { pins, withCallouts, withNumbers, type NumberedRow } from './figure-parts';

interface FigureDrawingProps {
  readonly name: FigureName;
  /** The rows of the list beside the drawing. The drawing gets their numbers. */
  readonly rows?: readonly NumberedRow<unknown>[];
  /** Draws a line from each number to its row beside the drawing. */
  readonly hasCallouts?: boolean;
}

/** Inlined, so that CSS can highlight its parts and `FigureCrop` can show some of it again. */
export function FigureDrawing({ name, rows, hasCallouts = false }: FigureDrawingProps) {
  const source = figureSource(name);
  const { viewBox, width, height } = source;
  const { markup } = hasCallouts ? withCallouts(source) : source;
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      role="img"
      aria-label={figures[name].alt}
      className="figure-drawing"
      dangerouslySetInnerHTML={{ __html: rows ? withNumbers(markup, rows) + pins(rows) : markup }}
    />
  );
}
