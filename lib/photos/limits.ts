export const maxPhotos = 8;
/** Bytes, before shrinking. */
export const maxFileSize = 25_000_000;
/** Bytes of all photos in a message, after shrinking. Mail servers commonly refuse more. */
export const maxTotalSize = 10_000_000;
/** Characters. */
export const maxCaptionLength = 120;
/** Characters, without the extension. */
export const maxFileNameLength = 60;
/** Milliseconds. */
export const photoLifetime = 24 * 60 * 60 * 1000;
