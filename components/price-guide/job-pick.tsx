import clsx from 'clsx';
import { memo } from 'react';

interface JobPickProps {
  readonly trade: string;
  readonly name: string;
  readonly isPicked: boolean;
  readonly onFocus: () => void;
  readonly onPick: (trade: string, isPicked: boolean) => void;
}

export const JobPick = memo(function JobPick({ trade, name, isPicked, onFocus, onPick }: JobPickProps) {
  return (
    <label
      className={clsx(
        'relative flex min-h-13 cursor-pointer items-center gap-2.5 rounded-sm border-fine border-rule-strong bg-white px-3 py-1.5 font-bold',
        'outline-offset-3 outline-ink hover:border-ink has-checked:border-shutter has-checked:bg-shutter has-checked:text-white has-focus-visible:outline-3',
      )}
    >
      <input
        type="checkbox"
        checked={isPicked}
        onFocus={onFocus}
        onChange={({ target }) => onPick(trade, target.checked)}
        className="price-check pick"
      />
      <span className="min-w-0">{name}</span>
    </label>
  );
});
