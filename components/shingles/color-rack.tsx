import { useRef } from 'react';
import { ManifestPicture } from '@/components/ui/manifest-picture';
import type { StudioSwatch } from './studio-color';

interface ColorRackProps {
  readonly label: string;
  /** The name that the radio buttons share. */
  readonly name: string;
  readonly colors: readonly StudioSwatch[];
  readonly chosen: string;
  readonly sizes: string;
  readonly onChoose: (key: string) => void;
}

/** A maker's colors edge to edge, as radio buttons. The chosen one is pulled up. On phones the rack scrolls sideways. */
export function ColorRack({ label, name, colors, chosen, sizes, onChoose }: ColorRackProps) {
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
          <ManifestPicture
            stem={swatch}
            alt=""
            sizes={sizes}
            width={160}
            height={88}
            loading="lazy"
            className={swatchPlaceholder}
          />
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
