import { useId } from 'react';

const side = 'matrix(.9934 -.1143 0 1 528 250)';
const roof = 'matrix(.9934 -.1143 .8321 .5547 324 103)';
const sideWindows = [80, 200, 320].flatMap((x) => [46, 146].map((y) => [x, y] as const));
const frontWindows = [
  [172, 284],
  [304, 284],
  [436, 284],
  [304, 390],
  [436, 390],
] as const;

/** Each `data-part` gets its colors once it's in the estimate (price-guide.css). */
export function HouseDrawing() {
  const id = useId();
  const [gable, laps, shingles, glazing] = ['gable', 'laps', 'shingles', 'window'].map((name) => `${id}-${name}`);
  return (
    <svg
      viewBox="64 4 972 530"
      aria-hidden="true"
      className="price-house block w-full stroke-ink stroke-[1.4]"
      strokeLinejoin="round"
    >
      <defs>
        <pattern id={laps} width="40" height="8.5" patternUnits="userSpaceOnUse" y="250">
          <path d="M0 .6h40" strokeWidth=".8" className="stroke-ink opacity-25" />
        </pattern>
        <pattern id={shingles} width="52" height="22" patternUnits="userSpaceOnUse">
          <path d="M0 0h52v22H0z" className="fill-slate-2 stroke-none" />
          <path d="M0 0h26v11H0zM39 11h13v11H39z" className="fill-slate-3 stroke-none" />
          <path d="M0 11h52M0 22h52M26 0v11M0 0v11M13 11v11M39 11v11" className="stroke-slate" />
        </pattern>
        <clipPath id={gable}>
          <path d="M120 486V250L324 114 528 250V486z" />
        </clipPath>
        <g id={glazing}>
          <path d="M-5-5h50v76H-5z" className="fill-white" />
          <path d="M-8-9h56v5H-8zM-7 70h54v4H-7z" className="fill-white" />
          <path d="M0 0h40v66H0z" className="price-paint fill-pond" />
          <path d="M-20-1h15v68h-15zM45-1h15v68H45z" className="price-paint fill-shutter" />
          <path d="M0 0h40v66H0zM13 0v66M27 0v66M0 16.5h40M0 49.5h40" fill="none" strokeWidth="1" />
          <path d="M0 33h40" fill="none" strokeWidth="2.6" />
        </g>
      </defs>

      <path d="M0 462c260-14 560-26 1100-64v200H0z" className="fill-sage stroke-none" />

      <g data-part="siding">
        <g transform={side}>
          <path d="M0 0h455v236H0z" className="price-tint text-straw" />
          <path d="M0 0h455v236H0z" fill={`url(#${laps})`} stroke="none" />
          <path d="M0 0h455v20H0z" className="fill-ink stroke-none opacity-10" />
        </g>
        <g clipPath={`url(#${gable})`}>
          <path d="M120 114h408v372H120z" className="price-tint text-straw" />
          <path d="M120 114h408v372H120z" fill={`url(#${laps})`} stroke="none" />
        </g>
        <path d="M120 250v236h408V250" fill="none" />
      </g>
      <g className="fill-white">
        <path d="M120 250h10v236h-10zM518 250h10v236h-10z" />
        <path d="M120 250L324 114 528 250v22L324 136 120 272z" />
      </g>
      <path d="M120 474h408v14H120z" className="fill-linen" />
      <path d="M0 224h455v16H0z" transform={side} className="fill-linen" />

      <g data-part="windows">
        {frontWindows.map(([x, y]) => (
          <use key={`${x}-${y}`} href={`#${glazing}`} x={x} y={y} />
        ))}
        <g transform={side}>
          {sideWindows.map(([x, y]) => (
            <use key={`${x}-${y}`} href={`#${glazing}`} x={x} y={y} />
          ))}
        </g>
        <path d="M298 206a26 26 0 0 1 52 0z" className="fill-white" />
        <path d="M304 204a20 20 0 0 1 40 0z" className="price-paint fill-pond" />
        <path d="M294 206h60v4h-60zM324 204v-20M324 204l-14-14M324 204l14-14" fill="none" />
      </g>

      <g data-part="doors">
        <path d="M154 386h76v100h-76z" className="fill-white" />
        <path d="M146 386h92l-46-30.6z" className="fill-white" />
        <path d="M170 396h44v90h-44z" className="price-tint text-door" />
        <path d="M175 414h15v28h-15zM194 414h15v28h-15zM175 448h15v26h-15zM194 448h15v26h-15z" fill="none" />
        <path d="M170 396h44v11h-44z" className="fill-pond" />
        <path d="M146 486h92v8h-92zM136 494h112v8H136z" className="fill-linen" />
      </g>

      <g data-part="roof">
        <path d="M324 102L101 251v11l223-146z" className="price-tint text-slate" />
        <g transform={roof}>
          <path d="M-14 0h483v268H-14z" className="fill-paper" />
          <path d="M-14 44.7h483M-14 89.4h483M-14 134h483M-14 178.7h483M-14 223.4h483" strokeWidth=".7" />
          <path d="M-14 0h483v268H-14z" fill={`url(#${shingles})`} className="price-paint" />
          <path d="M-14-5h483V7H-14z" className="price-tint text-slate" />
        </g>
      </g>
      <path d="M310 105l223 148v9L310 115z" className="fill-white" />

      <g data-part="repairs">
        <path d="M449 92V26h44v95.3z" className="price-tint text-peach" />
        <path d="M493 26l26-3v95.3l-26 3z" className="price-tint text-copper-deep" />
        <path d="M445 26v-9h52l28-4v9l-28 4z" className="fill-linen" />
        <path
          d="M449 92V80h11v7.3h11v7.3h11v7.3h11v19.4zM493 121.3v-10l26-3v10z"
          className="price-tint text-copper"
          strokeWidth=".8"
        />
      </g>

      <g data-part="gutters">
        <path d="M533 253l480-55v11l-480 55z" className="price-tint text-copper" />
        <path d="M415 14h7v214l8 6v6l-15-9z" transform={side} className="price-tint text-copper" />
      </g>
    </svg>
  );
}
