const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

interface SideSwitchProps {
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** Which side of the house the swatches below color. */
export function SideSwitch({ side, onChoose }: SideSwitchProps) {
  return (
    <fieldset className="mb-4 grid grid-cols-2 noscript:hidden">
      <legend className="sr-only">Side to color</legend>
      {sides.map((one) => (
        <label key={one} data-side={one} className="studio-side studio-switch">
          <input type="radio" name="side" checked={one === side} onChange={() => onChoose(one)} className="sr-only" />
          <span>{one === 'left' ? 'Left side' : 'Right side'}</span>
        </label>
      ))}
    </fieldset>
  );
}
