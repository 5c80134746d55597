import clsx from 'clsx';
import { memo } from 'react';

interface JobPickProps {
  readonly trade: string;
  readonly name: string;
  readonly price: readonly string[];
  readonly isPicked: boolean;
  readonly onFocus: () => void;
  readonly onPick: (trade: string, isPicked: boolean) => void;
}

export const JobPick = memo(function JobPick({ trade, name, price, isPicked, onFocus, onPick }: JobPickProps) {
  return (
    <label
      data-pick={trade}
      className={clsx(
        'price-pick grid min-h-13 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5',
        'rounded-sm border-fine border-ink bg-white px-2.5 py-1.5 leading-tight',
        'outline-offset-3 outline-ink hover:border-ink has-checked:border-shutter has-checked:bg-shutter has-checked:text-white has-focus-visible:outline-3',
      )}
    >
      <input
        type="checkbox"
        checked={isPicked}
        onFocus={onFocus}
        onChange={({ target }) => onPick(trade, target.checked)}
        className="price-check pick row-span-2"
      />
      <span className="font-bold">{name}</span>
      <span className="text-small/tight">
        {price.map((part) => (
          <span key={part} className="mr-1 inline-block">
            {part}
          </span>
        ))}
      </span>
    </label>
  );
});
