'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { setupGuide } from '@/content/setup-guide';
import { remembers } from '@/lib/browser/remembers';
import { parseDone, setupProgress } from '@/lib/browser/setup-progress';

const taskIds = setupGuide.tasks.map(({ id }) => id);

function useDoneTasks(): readonly string[] {
  const stored = useSyncExternalStore(setupProgress.subscribe, setupProgress.snapshot, () => null);
  return useMemo(() => parseDone(stored, taskIds), [stored]);
}

export function SetupProgressLine() {
  const done = useDoneTasks();
  return (
    <div {...remembers('setupGuideDone')} className="max-w-120">
      <p role="status" className="font-serif text-h4 font-bold">
        {`${done.length} of ${taskIds.length} tasks checked`}
      </p>
      <progress
        value={done.length}
        max={taskIds.length}
        aria-label="Setup progress"
        className="progress-bar mt-2 block h-3 w-full"
      />
    </div>
  );
}

export function TaskCheck({ id, title }: { readonly id: string; readonly title: string }) {
  const done = useDoneTasks();
  return (
    <label className="flex min-h-11 items-center gap-3 font-bold">
      <input
        type="checkbox"
        aria-label={`Done: ${title}`}
        checked={done.includes(id)}
        onChange={({ target }) =>
          setupProgress.save(taskIds.filter((task) => (task === id ? target.checked : done.includes(task))))
        }
        className="size-6 flex-none accent-shutter"
      />
      <span>Done</span>
    </label>
  );
}
