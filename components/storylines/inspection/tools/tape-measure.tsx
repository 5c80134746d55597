import { Tool } from './tool';

/* An inch is 22 units, measured from the hook. */
const [hook, inch] = [13, 22];
/** Inches, halves and quarters, from the 2-inch mark on. Finer ticks would run together on phones. */
const ticks = Array.from({ length: 62 }, (_, index) => {
  const length = index % 4 === 0 ? 15 : index % 2 === 0 ? 10 : 6;
  return `M${hook + inch * (2 + index / 4)} 118v${length}`;
}).join('');

/** Pulled out along the top of the form, its hook over the form’s corner. */
export function TapeMeasure() {
  return (
    <Tool
      name="tape measure"
      size={[560, 184]}
      outline={<path d="M3 112h401V60q0-46 46-46h34q48 0 48 52v62q0 18-18 18H13v22H3z" />}
    >
      <path d="M13 118h391v28H13z" className="fill-ochre" />
      <path d="M13 137h391v9H13z" className="fill-ochre-edge" stroke="none" />
      {/* At 16 inches, where tapes mark the next stud. */}
      <path d="M357 119h16v26h-16z" className="fill-door" stroke="none" />
      <path d={ticks} strokeWidth="1.4" strokeLinecap="butt" />
      <path d="M13 118h391v28H13z" />
      <path d="M10 121h29v22H10z" className="fill-pewter" />
      <path d="M20 132h.1m10.9 0h.1" strokeWidth="5.5" />
      <path d="M3 113h10v55H3z" className="fill-pewter" />
      <path d="M404 146V60q0-46 46-46h34q48 0 48 52v62q0 18-18 18z" className="fill-shutter" />
      <path d="M404 146v-28h128v10q0 18-18 18z" className="fill-slate-3" />
      <path d="M404 104h128" strokeWidth="1.4" />
      <path d="M418 60q0-32 32-32h30" strokeWidth="4" className="stroke-shutter-tint" />
      <circle cx="471" cy="66" r="31" className="fill-linen" />
      <circle cx="471" cy="66" r="25" strokeWidth="1.4" className="fill-ochre" />
      <path d="m453 71 18-12 18 12m-24 7h12" strokeWidth="5.5" strokeLinejoin="miter" className="stroke-shutter" />
      <path d="M404 106h-8q-6 0-6-6V66q0-8 8-8h12v48z" className="fill-door" />
      <path d="M396 70h8m-8 8h8m-8 8h8" strokeWidth="1.3" />
      <path d="M416 132h.1m98.9 0h.1" strokeWidth="6.5" className="stroke-pewter" />
      <path d="M532 104h8q8 0 8 9t-8 9h-8" strokeWidth="5" className="stroke-slate" />
    </Tool>
  );
}
