import { drawingSource } from '@/content/drawing-sources';
import { drawings, type DrawingName } from '@/content/drawings';
import { drawingUrl } from '@/lib/pictures/drawing-url';

interface DrawingProps {
  readonly name: DrawingName;
  readonly eager?: boolean;
  /** Empty if the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
}

export function Drawing({ name, eager = false, alt, className }: DrawingProps) {
  const { width, height, inline } = drawingSource(name);
  return (
    <img
      src={(eager && inline) || drawingUrl(name)}
      alt={alt ?? drawings[name].alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
