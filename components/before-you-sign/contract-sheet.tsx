/** The center of each numbered circle, and the point on the sheet where its line starts. */
const marks = [
  { at: [50, 84], from: [120, 84] },
  { at: [50, 136], from: [122, 136] },
  { at: [580, 124], from: [508, 124] },
  { at: [580, 178], from: [482, 146] },
  { at: [50, 366], from: [122, 366] },
  { at: [50, 450], from: [122, 450] },
  { at: [580, 508], from: [508, 508] },
  { at: [602, 700], from: [566, 690] },
  { at: [50, 602], from: [122, 602] },
] as const;

export function ContractSheet() {
  return (
    <svg
      viewBox="20 20 608 752"
      role="img"
      aria-label="A home improvement contract with its nine parts numbered, and behind it two copies of the notice of cancellation."
      className="h-auto w-full stroke-ink"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path className="fill-linen" d="M176 92h410v664H176z" />
      <path className="fill-cream" d="M150 66h410v640H150z" />
      <path className="fill-white" d="M96 36h438v616H96z" />
      <path className="fill-shutter stroke-shutter" d="M96 36h438v12H96z" />
      <path
        className="stroke-rule"
        strokeWidth="4.5"
        d="M128 124h180M128 146h130M400 124h102M400 146h76M128 190h374M128 214h374M128 238h320M128 262h374M128 286h240M140 338h150M140 368h190M140 398h120M432 338h54M432 368h54M432 398h54M128 442h64M330 442h64M128 496h374M128 518h260"
      />
      <path
        strokeWidth="1.2"
        d="M128 322h374M128 352h374M128 382h374M128 412h374M402 322v90M128 322v90M502 322v90M128 456h150M330 456h150M128 608h160M330 608h160"
      />
      <path
        className="stroke-shutter"
        strokeWidth="2.2"
        d="M136 600c12-26 20-26 18-6s16-20 22-8 10 12 22-6 8 18 34 8M338 600c8-30 18-20 14-2s14-16 24-4 14-18 22-6 14 8 40-4"
      />
      <g className="fill-ink stroke-none">
        {/* These font sizes are at least 12 pixels in a viewport 320 pixels wide. */}
        <text x="128" y="96" fontSize="29" className="font-serif font-bold">
          Your contract
        </text>
        <text x="166" y="689" fontSize="28" className="font-bold">
          Notice of cancellation
        </text>
        <text x="192" y="742" fontSize="28" className="font-bold">
          Notice of cancellation
        </text>
      </g>
      {marks.map(({ at: [x, y], from: [fromX, fromY] }, index) => (
        <g key={index}>
          <path strokeWidth="1.2" d={`M${fromX} ${fromY}L${x} ${y}`} />
          <circle className="fill-white" strokeWidth="1.4" cx={x} cy={y} r="22" />
          <text x={x} y={y + 10} fontSize="28" textAnchor="middle" className="fill-ink stroke-none font-bold">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
