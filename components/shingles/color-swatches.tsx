import { ManifestPicture } from '@/components/ui/manifest-picture';
import { RichText } from '@/components/ui/rich-text';
import type { StudioSwatch } from './studio-color';

interface ColorSwatchesProps {
  readonly colors: readonly StudioSwatch[];
  readonly chosen: string;
  /** The `sizes` of each swatch. */
  readonly sizes: string;
  readonly onChoose: (key: string) => void;
  /** Called when the pointer enters a swatch, which often precedes choosing it. */
  readonly onPoint: (key: string) => void;
}

/**
 * The maker's colors as one group of native radio buttons, each with its color as its name and an accessible
 * description. On phones the descriptions are visually hidden to save room, unless scripts are off.
 */
export function ColorSwatches({ colors, chosen, sizes, onChoose, onPoint }: ColorSwatchesProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-h4 font-bold">{`Choose one of ${colors.length} colors`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-x-3 gap-y-2.5 sm:grid-cols-3 md:grid-cols-1 md:gap-0 md:border-t md:border-rule noscript:max-md:grid-cols-1">
        {colors.map(({ key, name, description, swatch, swatchPlaceholder }) => (
          <label
            key={key}
            onPointerEnter={() => onPoint(key)}
            className="group relative flex cursor-pointer flex-col gap-1.5 pb-1 md:flex-row md:items-center md:gap-4 md:border-b md:border-rule md:py-1.75 md:pr-3 noscript:max-md:flex-row noscript:max-md:gap-4"
          >
            <span className="relative h-16 w-full flex-none overflow-hidden rounded-sm outline-offset-2 outline-ink group-hover:outline-2 group-has-checked:outline-3 group-has-focus-visible:outline-3 md:h-13 md:w-18 noscript:max-md:w-24">
              <span className="absolute inset-0 render-near">
                <ManifestPicture
                  stem={swatch}
                  alt=""
                  sizes={sizes}
                  width={160}
                  height={88}
                  loading="lazy"
                  className={`size-full object-cover ${swatchPlaceholder}`}
                />
              </span>
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
                className="block text-small leading-tight font-semibold group-has-checked:font-bold md:text-base"
              >
                {name}
              </span>
              <span
                id={`${key}-description`}
                className="block text-small leading-tight text-ink-2 max-md:sr-only md:text-pretty noscript:max-md:not-sr-only"
              >
                <RichText>{description}</RichText>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
