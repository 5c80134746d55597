'use client';

import { useSetupProgress } from './use-setup-progress';

export function TaskCheck({ id, title }: { readonly id: string; readonly title: string }) {
  const { done, check } = useSetupProgress();
  return (
    <label className="flex min-h-11 items-center gap-3 font-bold">
      <input
        type="checkbox"
        aria-label={`Done: ${title}`}
        checked={done.includes(id)}
        onChange={(event) => check(id, event.target.checked)}
        className="size-6 flex-none accent-shutter"
      />
      Done
    </label>
  );
}
