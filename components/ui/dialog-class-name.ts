export const dialogClassName =
  'm-auto max-w-none overflow-auto rounded-sm border-t-6 border-copper bg-chalk p-0 text-ink backdrop:bg-veil';
