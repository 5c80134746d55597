import { drawings, type DrawingName } from '@/content/drawings';

interface DrawingProps {
  readonly name: DrawingName;
  /** Drawings wait until they come near the screen unless they are on the first one. */
  readonly eager?: boolean;
  /** Empty where the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** One of the site's line drawings. Let it fill its box: what it draws outside its frame bleeds to the edges. */
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
