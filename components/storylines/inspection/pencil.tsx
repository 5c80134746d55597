export function Pencil() {
  return (
    <svg
      viewBox="0 0 330 228"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className="absolute -top-42 -right-6.5 h-auto w-62.5 stroke-ink max-md:hidden"
    >
      <path d="m36 222 276-184" strokeWidth="22" className="opacity-15" />
      <g transform="translate(18 206) rotate(-33.69)">
        <path d="m0 0 34-11v22z" className="fill-board" />
        <path d="m0 0 12-4v8z" className="fill-slate" />
        <path d="M34-11h284v22H34z" className="fill-ochre" />
        <path d="M34-4h284M34 4h284" strokeWidth="1" />
        <path d="M318-11h20v22h-20z" className="fill-pewter" />
        <path d="M338-11h20v22h-20z" className="fill-door" />
      </g>
    </svg>
  );
}
