import clsx from 'clsx';

const outOf = 5;

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
          <path d="M12 2.2l3 6.4 7 .9-5.1 4.9 1.3 6.9L12 17.9l-6.2 3.4 1.3-6.9L2 9.5l7-.9z" />
        </svg>
      ))}
    </span>
  );
}
