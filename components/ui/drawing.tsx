import { drawings, type DrawingName } from '@/content/drawings';

interface DrawingProps {
  readonly name: DrawingName;
  /** Set on drawings above the fold; the others load lazily. */
  readonly eager?: boolean;
  /** Overrides the alt text of the record. Empty when the text next to it says the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** One of the line drawings. Let it fill its box: the parts outside its viewBox extend to the edges. */
export function Drawing({ name, eager = false, alt, className }: DrawingProps) {
  const { width, height, alt: described } = drawings[name];
  return (
    <img
      src={`/art/${name}.svg`}
      alt={alt ?? described}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
