/** A pencil beside the sheet, along the slope of a roof. */
export function Pencil() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 330 228"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="pointer-events-none absolute -right-44 bottom-28 w-55 stroke-ink max-xl:hidden"
    >
      <path d="M36 222 312 38" strokeOpacity=".13" strokeWidth="22" />
      <g transform="translate(18 206) rotate(-33.69)">
        <path d="M0 0 34-11V11z" className="fill-board" />
        <path d="M0 0 12-4V4z" className="fill-ink" />
        <path d="M34-11H318V11H34z" className="fill-shutter" />
        <path d="M34-4H318M34 4H318" strokeWidth="1" />
        <path d="M318-11h16v22h-16z" className="fill-linen" />
        <path d="M334-11h16v22h-16z" className="fill-door" />
      </g>
    </svg>
  );
}
