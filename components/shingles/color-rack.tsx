import { useRef } from 'react';
import type { StudioSwatch } from './studio-colors';
import { SwatchTile } from './swatch-tile';

interface ColorRackProps {
  readonly label: string;
  readonly name: string;
  readonly colors: readonly StudioSwatch[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

export function ColorRack({ label, name, colors, chosen, onChoose }: ColorRackProps) {
  const rack = useRef<HTMLFieldSetElement>(null);

  function choose(swatch: HTMLElement, key: string) {
    onChoose(key);
    // Not scrollIntoView, which would also scroll the page.
    const row = rack.current;
    if (row) row.scrollLeft = swatch.offsetLeft + swatch.offsetWidth / 2 - row.clientWidth / 2;
  }

  return (
    <fieldset ref={rack} className="color-rack">
      <legend className="sr-only">{label}</legend>
      {colors.map(({ key, name: color, swatch, swatchPlaceholder }) => (
        <label key={key} title={color}>
          <SwatchTile swatch={swatch} placeholder={swatchPlaceholder} />
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === chosen}
            aria-label={color}
            onChange={({ target }) => target.parentElement && choose(target.parentElement, key)}
          />
        </label>
      ))}
    </fieldset>
  );
}
