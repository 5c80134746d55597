import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/rich-text';

interface ChoiceGroupProps {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Choices that can't be made anymore. */
  readonly passed?: readonly string[];
  readonly layout: 'times' | 'services';
  readonly children?: ReactNode;
}

export function ChoiceGroup({ label, name, choices, passed, layout, children }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div
        className={clsx(
          'gap-1.5 sm:gap-2',
          layout === 'times'
            ? 'grid grid-cols-2 text-base xs:grid-cols-4'
            : 'flex flex-wrap *:flex-[1_1_40%] sm:max-xl:flex-nowrap',
        )}
      >
        {choices.map(([value, text]) => (
          <label
            key={value}
            className={clsx(
              'relative grid min-h-12.5 place-items-center rounded-sm border-fine border-rule-strong bg-white',
              'text-center leading-tight font-semibold max-sm:min-h-11.5 max-sm:text-small/tight',
              'has-checked:border-shutter has-checked:bg-shutter has-checked:text-white has-enabled:hover:border-ink',
              'has-disabled:not-has-checked:text-blocked has-disabled:not-has-checked:*:line-through',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              disabled={passed?.includes(value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <Text as="span" text={text} />
            <span
              aria-hidden="true"
              className="absolute top-0 right-0 hidden h-3 w-4.5 rotate-180 bg-ochre clip-wedge peer-checked:block forced-colors:bg-[Highlight]"
            />
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
