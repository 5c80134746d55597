import clsx from 'clsx';

/** Drawn level, with its tip at x = 0, then rotated to the slope of a roof. */
export function Pencil({ color, className }: { readonly color: 'ochre' | 'shutter'; readonly className: string }) {
  return (
    <svg
      viewBox="0 0 330 228"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className={clsx('pointer-events-none absolute stroke-ink', className)}
    >
      <g transform="translate(18 206) rotate(-33.69)">
        <path d="M6.1 23.3h331.7" strokeWidth="22" strokeOpacity=".14" />
        <path d="m0 0 34-11v22z" className="fill-board" />
        <path d="m0 0 12-4v8z" className="fill-ink" />
        <path d="M34-11h284v22H34z" className={color === 'ochre' ? 'fill-ochre' : 'fill-shutter'} />
        <path d="M34-4h284M34 4h284" strokeWidth="1" />
        <path d="M318-11h18v22h-18z" className="fill-linen" />
        <path d="M336-11h18v22h-18z" className="fill-door" />
      </g>
    </svg>
  );
}
