'use client';

import { remembers } from '@/lib/browser/remembers';
import { useSetupProgress } from './use-setup-progress';

export function SetupProgressLine() {
  const { done, total } = useSetupProgress();
  return (
    <div {...remembers('setupGuideDone')} className="max-w-120">
      <p role="status" className="font-serif text-h4 font-bold">
        {done.length} of {total} tasks checked
      </p>
      <progress
        value={done.length}
        max={total}
        aria-label="Setup progress"
        className="progress-bar mt-2 block h-3 w-full"
      />
    </div>
  );
}
