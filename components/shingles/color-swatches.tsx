import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import type { StudioSwatch } from './studio-colors';
import { SwatchTile } from './swatch-tile';

interface ColorSwatchesProps {
  readonly legend: string;
  /** Of the radio buttons. */
  readonly name: string;
  readonly groups: readonly { readonly label?: string; readonly colors: readonly StudioSwatch[] }[];
  /** A choice without a color. */
  readonly none?: { readonly key: string; readonly label: string };
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  readonly onHover?: (key: string) => void;
  /** Small, and without the descriptions. */
  readonly isTiled?: boolean;
}

/** The colors for one side of the house. */
export function ColorSwatches({ legend, groups, none, isTiled = false, ...choice }: ColorSwatchesProps) {
  const { name, chosen, onChoose } = choice;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-serif text-h4 font-bold">{legend}</legend>
      {none ? (
        <label className="mb-2 flex min-h-11 cursor-pointer items-center gap-3 text-small font-semibold">
          <input
            type="radio"
            name={name}
            checked={none.key === chosen}
            onChange={() => onChoose(none.key)}
            className="size-5 accent-ink"
          />
          <span>{none.label}</span>
        </label>
      ) : null}
      {groups.map(({ label, colors }) => (
        <div key={label ?? name} className={label && 'mt-4'}>
          {label ? (
            <p translate="no" className="mb-1.5 text-small font-bold">
              {label}
            </p>
          ) : null}
          <div
            className={clsx(
              'grid gap-x-3',
              isTiled
                ? 'grid-cols-3 gap-y-2.5'
                : 'gap-y-1 sm:grid-cols-3 sm:gap-y-2.5 md:grid-cols-1 md:gap-0 md:border-t md:border-rule',
            )}
          >
            {colors.map((color) => (
              <Swatch key={color.key} color={color} isTiled={isTiled} {...choice} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type SwatchProps = Pick<ColorSwatchesProps, 'name' | 'chosen' | 'onChoose' | 'onHover'> & {
  readonly color: StudioSwatch;
  readonly isTiled: boolean;
};

function Swatch({ color, isTiled, name, chosen, onChoose, onHover }: SwatchProps) {
  const { key, description, swatch, swatchPlaceholder } = color;
  const describedBy = `${key}-description`;
  return (
    <label
      onPointerEnter={onHover && (() => onHover(key))}
      className={clsx(
        'group relative flex cursor-pointer',
        isTiled
          ? 'flex-col gap-1.5'
          : 'items-center gap-3 py-1 sm:max-md:flex-col sm:max-md:items-start sm:max-md:gap-1.5 md:gap-4 md:border-b md:border-rule md:py-1.75 md:pr-3',
      )}
    >
      <span
        className={clsx(
          // Prints the average color of a tile that hasn't been fetched.
          'relative flex-none overflow-hidden rounded-sm [print-color-adjust:exact]',
          isTiled ? 'h-12' : 'h-[min(3.25rem,18vw)] w-[min(4.5rem,25vw)] sm:max-md:h-16 sm:max-md:w-full',
          'outline-offset-2 outline-ink group-hover:outline-2 group-has-checked:outline-3 group-has-focus-visible:outline-3',
        )}
      >
        <SwatchTile swatch={swatch} placeholder={swatchPlaceholder} />
        <input
          type="radio"
          name={name}
          value={key}
          checked={key === chosen}
          onChange={() => onChoose(key)}
          aria-label={color.name}
          aria-describedby={describedBy}
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
          className={clsx(
            'block text-small leading-tight font-semibold group-has-checked:font-bold',
            !isTiled && 'md:text-base',
          )}
        >
          {color.name}
        </span>
        <Text
          as="span"
          id={describedBy}
          className={isTiled ? 'sr-only' : 'block text-small leading-tight text-ink-2 md:text-pretty'}
          text={description}
        />
      </span>
    </label>
  );
}
