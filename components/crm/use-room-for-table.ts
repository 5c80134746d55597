import { below } from '@/lib/breakpoints';
import { useMediaQuery } from './use-media-query';

/** In rem: what six columns need. */
const tableWidth = 47.5;
/** In pixels: the sidebar that stands beside them where the screen is wide (`lg:`). */
const sidebarWidth = 264;

/** Whether six columns of the visitor's text size fit: beside the sidebar on wide screens, and below it. Otherwise leads are cards. */
export function useRoomForTable(): boolean {
  const columns = tableWidth * parseFloat(getComputedStyle(document.documentElement).fontSize || '16');
  return useMediaQuery(`(min-width: ${columns}px) and ${below('lg')}, (min-width: ${columns + sidebarWidth}px)`);
}
