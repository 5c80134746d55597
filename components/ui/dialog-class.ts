/** The surface of every dialog, and its backdrop. Each dialog sets its own width. */
export const dialogClass = 'm-auto max-w-none overflow-auto rounded-sm border-t-6 border-copper bg-chalk p-0 text-ink backdrop:bg-ink/85';
