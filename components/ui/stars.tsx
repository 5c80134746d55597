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
          className={clsx('size-5.5', index < rating ? 'fill-copper-deep' : 'fill-none stroke-copper-deep')}
        >
          <path d="M12 2.2l3 6.4 7 .9-5.1 4.9 1.3 6.9L12 17.9l-6.2 3.4 1.3-6.9L2 9.5l7-.9z" />
        </svg>
      ))}
    </span>
  );
}
