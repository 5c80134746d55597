import { useId } from 'react';

const windows = [170, 296, 552, 678];

/** A Cape from the front. Each `data-part` gets its colors once its job is picked (price-guide.css). */
export function HouseDrawing() {
  const id = useId();
  const [shingles, laps] = [`${id}-shingles`, `${id}-laps`];
  return (
    <svg
      viewBox="0 0 900 500"
      aria-hidden="true"
      className="price-house stroke-ink stroke-[1.8]"
      fill="none"
      strokeLinejoin="round"
    >
      <defs>
        <pattern id={shingles} width="52" height="24" patternUnits="userSpaceOnUse" y="84">
          <path d="M0 0h52v24H0z" className="fill-slate-2 stroke-none" />
          <path d="M0 0h26v12H0zM39 12h13v12H39z" className="fill-slate-3 stroke-none" />
          <path d="M0 12h52M0 24h52M26 0v12M0 0v12M13 12v12M39 12v12" strokeWidth="1" className="stroke-slate" />
        </pattern>
        <pattern id={laps} width="40" height="12" patternUnits="userSpaceOnUse" y="264">
          <path d="M0 .6h40" strokeWidth=".9" className="opacity-35" />
        </pattern>
      </defs>
      <path d="M-900 432H1900v90H-900z" className="fill-sage stroke-none" />
      <path d="M-900 432H1900" />
      <path d="M425 432h50l36 68H389z" className="fill-linen" />

      <g data-part="repairs">
        <path d="M412 30h76v66h-76z" className="price-tint text-peach" />
        <path
          d="M412 44h76m-76 14h76m-76 14h76m-76 14h76M436 30v14m28 0v14m-28 0v14m28 0v14"
          strokeWidth="1"
          className="opacity-75"
        />
        <path d="M406 84h88v16h-88z" className="price-tint text-copper" />
        <path d="M404 20h92v11h-92z" className="fill-pewter" />
      </g>

      <g data-part="siding">
        <path d="M104 262H796V418H104z" className="price-tint text-straw" />
        <path d="M104 262H796V418H104z" fill={`url(#${laps})`} stroke="none" />
      </g>
      <path d="M92 262h18v156H92zM790 262h18v156h-18zM104 262H796v12H104z" className="fill-white" />
      <path d="M92 418H808v14H92z" className="fill-pewter" />

      <g data-part="windows">
        {windows.map((x) => (
          <g key={x} transform={`translate(${x} 292)`}>
            <path d="M-5-5h62v92H-5z" className="fill-white" />
            <path d="M0 0h52v82H0z" className="price-tint text-water" />
            <path d="M-27-5h21v92h-21zM58-5h21v92H58z" className="price-tint text-shutter" />
            <path d="M0 41h52M17 0v82M35 0v82M0 20h52M0 61h52" strokeWidth="1" />
          </g>
        ))}
      </g>

      <g data-part="doors">
        <path d="M408 286h84v132h-84z" className="fill-white" />
        <path d="M422 312h56v106h-56z" className="price-tint text-door" />
        <path d="M428 320h20v38h-20zM452 320h20v38h-20zM428 366h20v44h-20zM452 366h20v44h-20z" strokeWidth="1" />
        <path d="M422 294h56v14h-56z" className="fill-pond" />
        <path d="M400 276h100v11H400z" className="fill-white" />
        <path d="M408 418h84v14h-84z" className="fill-pewter" />
      </g>

      <g data-part="roof">
        <path d="M74 96H826V250H74z" className="fill-paper" />
        <path d="M74 96H826V250H74z" fill={`url(#${shingles})`} className="price-paint" />
        <path d="M74 90H826V100H74z" className="price-tint text-slate" />
      </g>

      <g data-part="gutters">
        <path d="M70 250H830v13H70z" className="price-tint text-copper" />
        <path d="M796 263h11v150l14 14h-10l-15-9z" className="price-tint text-copper" />
      </g>
    </svg>
  );
}
