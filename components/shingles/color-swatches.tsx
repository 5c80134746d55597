import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import type { StudioSwatch } from './studio-colors';
import { SwatchTile } from './swatch-tile';

interface ColorSwatchesProps {
  readonly colors: readonly StudioSwatch[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly onHover: (key: string) => void;
}

export function ColorSwatches({ colors, chosen, onChoose, onHover }: ColorSwatchesProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-h4 font-bold">{`Choose one of ${colors.length} colors`}</legend>
      <div className="grid gap-x-3 gap-y-1 sm:grid-cols-3 sm:gap-y-2.5 md:grid-cols-1 md:gap-0 md:border-t md:border-rule">
        {colors.map(({ key, name, description, swatch, swatchPlaceholder }) => (
          <label
            key={key}
            onPointerEnter={() => onHover(key)}
            className={clsx(
              'group relative flex cursor-pointer items-center gap-3 py-1 sm:max-md:flex-col sm:max-md:items-start',
              'sm:max-md:gap-1.5 md:gap-4 md:border-b md:border-rule md:py-1.75 md:pr-3',
            )}
          >
            <span
              className={clsx(
                // Prints the average color of a tile that hasn't been fetched.
                'relative h-[min(3.25rem,18vw)] w-[min(4.5rem,25vw)] flex-none overflow-hidden rounded-sm [print-color-adjust:exact] sm:max-md:h-16 sm:max-md:w-full',
                'outline-offset-2 outline-ink group-hover:outline-2 group-has-checked:outline-3 group-has-focus-visible:outline-3',
              )}
            >
              <SwatchTile swatch={swatch} placeholder={swatchPlaceholder} />
              <input
                type="radio"
                name="shingle-color"
                value={key}
                checked={key === chosen}
                onChange={() => onChoose(key)}
                aria-label={name}
                aria-describedby={`${key}-description`}
                className="absolute inset-0 size-full cursor-pointer opacity-0 max-sm:scroll-mt-70"
              />
              <span
                aria-hidden="true"
                className="absolute right-0 bottom-0 hidden h-6 w-9 bg-ink clip-wedge group-has-checked:block"
              />
            </span>
            <span className="min-w-0">
              <span
                aria-hidden="true"
                translate="no"
                className="block text-small leading-tight font-semibold group-has-checked:font-bold md:text-base"
              >
                {name}
              </span>
              <Text
                as="span"
                id={`${key}-description`}
                className="block text-small leading-tight text-ink-2 md:text-pretty"
                text={description}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
