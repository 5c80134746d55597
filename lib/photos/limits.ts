/** How many photos go with one message. */
export const mostPhotos = 8;
/** In bytes, before a photo is made smaller. */
export const largestFile = 25_000_000;
/** In bytes, all photos of a message together, after they are made smaller. Mail servers commonly refuse more. */
export const largestTotal = 10_000_000;
/** In characters. */
export const longestCaption = 120;
/** In milliseconds. Photos that were added longer ago are deleted from the device. */
export const keptFor = 24 * 60 * 60 * 1000;
