import { useMediaQuery } from './use-media-query';

/** In rem, so that a visitor with large text gets the table only where it fits. Beside the sidebar it always fits. */
export const useRoomForTable = (): boolean => useMediaQuery('(min-width: 47.5rem)');
