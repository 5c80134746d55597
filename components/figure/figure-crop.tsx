import clsx from 'clsx';
import type { FigureName } from '@/content/figures';

interface FigureCropProps {
  readonly name: FigureName;
  readonly crop: string;
  readonly className?: string;
}

/** Shows part of a figure that the page draws in full elsewhere. */
export function FigureCrop({ name, crop, className }: FigureCropProps) {
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
