import clsx from 'clsx';

/** Points down, and up while the `details` around it is open. That `details` must be a `group`. */
export function Chevron() {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mr-1 size-2.5 flex-none -translate-y-1 rotate-45 border-r-2 border-b-2 border-current',
        'transition-transform duration-200 ease-settle group-open:translate-y-1 group-open:rotate-225',
      )}
    />
  );
}
