import clsx from 'clsx';

const outOf = 5;
/** From one tip to the next. */
const step = 27.3;
const star = 'l3 6.4 7 .9-5.1 4.9 1.3 6.9-6.2-3.4-6.2 3.4 1.3-6.9-5.1-4.9 7-.9z';
const stars = (from: number, to: number) =>
  `M${12 + step * from} 2.2${Array.from({ length: to - from }, () => star).join(`m${step} 0`)}`;

export function Stars({ rating, className }: { readonly rating: number; readonly className?: string }) {
  return (
    <span className={clsx('flex', className)}>
      <span className="sr-only">{`${rating} out of ${outOf} stars`}</span>
      <svg aria-hidden="true" viewBox="0 0 133.2 24" className="h-5.5">
        <path d={stars(0, rating)} className="fill-copper-deep" />
        {rating < outOf ? <path d={stars(rating, outOf)} className="fill-none stroke-copper-deep" /> : null}
      </svg>
    </span>
  );
}
