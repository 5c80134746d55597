import clsx from 'clsx';
import type { FigureName } from '@/content/figures';

interface FigureCropProps {
  readonly name: FigureName;
  /** The viewBox of the crop. */
  readonly crop: string;
  readonly className?: string;
}

/** One part of a figure that is on the page, without its words and numbers. */
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
