export const mostPhotos = 8;
/** Bytes, before shrinking. */
export const largestFile = 25_000_000;
/** Bytes of all photos in a message, after shrinking. Mail servers commonly refuse more. */
export const largestTotal = 10_000_000;
/** Characters. */
export const longestCaption = 120;
/** Milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000;
