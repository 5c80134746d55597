import { from } from '@/lib/breakpoints';
import { useMediaQuery } from './use-media-query';

/** Whether six columns fit: beside the sidebar on wide screens, and below it down to 700 pixels. Otherwise leads are cards. */
export function useRoomForTable(): boolean {
  return useMediaQuery(from('table'));
}
