'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { setupGuide } from '@/content/setup-guide';
import { parseDone, setupProgress } from '@/lib/browser/setup-progress';

const taskIds = setupGuide.tasks.map(({ id }) => id);

export function useSetupProgress() {
  const stored = useSyncExternalStore(setupProgress.subscribe, setupProgress.snapshot, setupProgress.serverSnapshot);
  const done = useMemo(() => parseDone(stored, taskIds), [stored]);
  return {
    done,
    total: taskIds.length,
    check(id: string, checked: boolean) {
      setupProgress.save(taskIds.filter((task) => (task === id ? checked : done.includes(task))));
    },
  };
}
