const segmentStart = 0xff;
const startOfScan = 0xda;
/** APP1 to APP15 and comments: Exif, XMP, color profiles, maker notes. APP0 stays: it's the JFIF header, and a canvas's has no thumbnail. */
const isMetadata = (marker: number) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;

/**
 * Browsers write little metadata or none when they encode a canvas. Removing what they write ensures that a photo
 * reveals no place or time.
 */
export function withoutMetadata(jpeg: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const kept = [jpeg.subarray(0, 2)];
  let offset = 2;
  while (jpeg[offset] === segmentStart) {
    const marker = jpeg[offset + 1] ?? startOfScan;
    if (marker === startOfScan) break;
    const end = offset + 2 + (jpeg[offset + 2] ?? 0) * 256 + (jpeg[offset + 3] ?? 0);
    if (!isMetadata(marker)) kept.push(jpeg.subarray(offset, end));
    offset = end;
  }
  return [...kept, jpeg.subarray(offset)];
}
