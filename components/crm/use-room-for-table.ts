import { useSyncExternalStore } from 'react';
import { below } from '@/lib/breakpoints';

const tableRem = 47.5;
/** Shown from `lg` up. */
const sidebarPixels = 264;

/* Cached between resizes, because reading the text size forces a layout. */
let room: boolean | null = null;

function onResize(onChange: () => void): () => void {
  const measureAgain = () => {
    room = null;
    onChange();
  };
  window.addEventListener('resize', measureAgain);
  return () => {
    room = null;
    window.removeEventListener('resize', measureAgain);
  };
}

function hasRoom(): boolean {
  const columns = tableRem * parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
  return window.matchMedia(`(min-width: ${columns}px) and ${below('lg')}, (min-width: ${columns + sidebarPixels}px)`)
    .matches;
}

export function useRoomForTable(): boolean {
  return useSyncExternalStore(onResize, () => (room ??= hasRoom()));
}
