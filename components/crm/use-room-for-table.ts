import { useMediaQuery } from './use-media-query';

/** Whether the window is wide enough for the table of leads. Narrower windows show cards. */
export function useRoomForTable(): boolean {
  return useMediaQuery('(min-width: 700px)');
}
