import { useMediaQuery } from './use-media-query';

/** Whether six columns fit: beside the sidebar on wide screens, and below it down to 760 pixels. Else leads are cards. */
export function useRoomForTable(): boolean {
  return useMediaQuery('(min-width: 760px)');
}
