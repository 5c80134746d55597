import { Tool } from './tool';

/* An inch is 36 units, measured from the hook. So the blade is an inch wide and the case 3 1/2, as on a 25-foot tape. */
const hook = 13;
const inch = 36;
/** How long the marks are for eighths, quarters, halves and inches. */
const marks = [
  [1 / 8, 5],
  [1 / 4, 8],
  [1 / 2, 11],
  [1, 34],
] as const;

/** The digits 0 to 9, each 6 units wide and 11 high. */
const digits = [
  'm3 0q-3 0-3 5.5t3 5.5 3-5.5-3-5.5',
  'm2 2 3-2v11',
  'm0 3q0-3 3-3t3 3q0 2-6 8h6',
  'h6l-3.5 4q3.5 0 3.5 3.3t-3.3 3.7q-2 0-2.7-1',
  'm4.5 11v-11l-4.5 7.5h6.5',
  'm6 0h-5l-.7 5q5.7-1.5 5.7 2.5t-3.5 3.5q-2 0-2.5-1',
  'm4.5 0-3.8 6.2a3 3 0 1 0 5 0 3 3 0 0 0-5 0',
  'h6l-4 11',
  'm3 0a2.5 2.5 0 1 0 .1 0zm0 5a3 3 0 1 0 .1 0z',
  'm1.5 11 3.8-6.2a3 3 0 1 0-5 0 3 3 0 0 0 5 0',
];
/** Each number is on the hook’s side of its mark. */
const numbers = Array.from({ length: 10 }, (_, index) =>
  [...`${index + 1}`].map((digit, place, all) => {
    const x = hook + inch * (index + 1) - 9 * (all.length - place);
    return `M${x} 125${digits[Number(digit)]}`;
  }),
)
  .flat()
  .join('');

/** The blade is pulled out along the top of the form, with the hook over the form’s corner. */
export function TapeMeasure() {
  return (
    <Tool
      name="tape measure"
      size={[560, 184]}
      outline={<path d="M3 106h401V60q0-46 46-46h34q48 0 48 52v62q0 18-18 18H13v22H3z" />}
    >
      <path d="M13 110h391v36H13z" className="fill-ochre" />
      <path d="M13 139h391v7H13z" className="fill-ochre-edge" stroke="none" />
      {marks.map(([part, length]) => (
        <path
          key={part}
          d={`M${hook - 0.7} ${111 + length / 2}H404`}
          strokeWidth={length}
          strokeDasharray={`1.4 ${inch * part - 1.4}`}
          strokeLinecap="butt"
        />
      ))}
      <path d={numbers} strokeWidth="1.7" />
      <path d="M13 110h391v36H13z" />
      <path d="M10 114h26v28H10z" className="fill-pewter" />
      <path d="M20 122h.1m0 12h.1m8.4-6h.1" strokeWidth="4.5" />
      <path d="M3 106h10v62H3z" className="fill-pewter" />
      <path d="M404 146V60q0-46 46-46h34q48 0 48 52v62q0 18-18 18z" className="fill-shutter" />
      <path d="M404 146v-36h128v18q0 18-18 18z" className="fill-slate-3" />
      <path d="M418 60q0-32 32-32h30" strokeWidth="4" className="stroke-shutter-tint" />
      <circle cx="471" cy="64" r="31" className="fill-linen" />
      <circle cx="471" cy="64" r="25" strokeWidth="1.4" className="fill-ochre" />
      <path d="m453 69 18-12 18 12m-24 7h12" strokeWidth="5.5" strokeLinejoin="miter" className="stroke-shutter" />
      <path d="M404 104h-8q-6 0-6-6V66q0-8 8-8h12v46z" className="fill-door" />
      <path d="M396 70h8m-8 8h8m-8 8h8" strokeWidth="1.3" />
      <path d="M416 128h.1m98.9 0h.1" strokeWidth="6.5" className="stroke-pewter" />
      <path d="M532 104h8q8 0 8 9t-8 9h-8" strokeWidth="5" className="stroke-slate" />
    </Tool>
  );
}
