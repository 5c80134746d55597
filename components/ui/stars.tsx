import clsx from 'clsx';

const outOf = 5;
const star = 'M12 2.2l3 6.4 7 .9-5.100 4.900 1.300 6.900L12 17.900l-6.200 3.400 1.300-6.900L2 9.500l7-.9z';

export function Stars({ rating, className }: { readonly rating: number; readonly className?: string }) {
  return (
    <span className={clsx('flex gap-0.75', className)}>
      <span className="sr-only">{`${rating} out of ${outOf} stars`}</span>
      {Array.from({ length: outOf }, (_, index) => (
        <svg
          key={index}
          aria-hidden="true"
          viewBox="0 0 24 24"
          strokeWidth="1.5"
          data-filled={index < rating}
          className="size-5.5 fill-transparent stroke-copper-deep data-[filled=true]:fill-copper-deep data-[filled=true]:stroke-0"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
