import { useSyncExternalStore } from 'react';
import { below } from '@/lib/breakpoints';

/** In rem: what six columns need. */
const tableWidth = 47.5;
/** In pixels: the sidebar next to them on wide screens (`lg:`). */
const sidebarWidth = 264;

/* Remembered between two changes of the window, because reading the text size lays out the page. */
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
  const columns = tableWidth * parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
  return window.matchMedia(`(min-width: ${columns}px) and ${below('lg')}, (min-width: ${columns + sidebarWidth}px)`)
    .matches;
}

/** Whether six columns fit at the visitor's text size. Otherwise leads are cards. */
export function useRoomForTable(): boolean {
  return useSyncExternalStore(onResize, () => (room ??= hasRoom()));
}
