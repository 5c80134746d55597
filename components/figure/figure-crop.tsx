import clsx from 'clsx';
import type { FigureName } from '@/content/figures';

/** Shows part of a figure that the page draws in full elsewhere. */
export function FigureCrop({
  name,
  crop,
  className,
}: {
  readonly name: FigureName;
  readonly crop: string;
  readonly className?: string;
}) {
  return (
    <svg
      viewBox={crop}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('figure-drawing', className)}
    >
      <use href={`#art-${name}`} />
    </svg>
  );
}
