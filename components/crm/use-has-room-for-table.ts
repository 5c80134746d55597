import { useMediaQuery } from './use-media-query';

/** In rem, so that users with large text get the table only where it fits. Beside the sidebar it always fits. */
export const useHasRoomForTable = (): boolean => useMediaQuery('(min-width: 47.5rem)');
