/** A file's type according to its first bytes, because its name and reported type prove nothing. */
export type PictureKind = { readonly type: string; readonly extension: string };

export const signatureLength = 32;

const kind = (type: string, extension: string): PictureKind => ({ type: `image/${type}`, extension });

/** Bytes as characters; a dot matches any byte. */
const starts: readonly (readonly [RegExp, PictureKind])[] = [
  [/^\xff\xd8\xff/, kind('jpeg', 'jpg')],
  [/^\x89PNG\r\n\x1a\n/, kind('png', 'png')],
  [/^GIF8[79]a/, kind('gif', 'gif')],
  [/^RIFF....WEBP/s, kind('webp', 'webp')],
  [/^....ftypavi[fs]/s, kind('avif', 'avif')],
  [/^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s, kind('heic', 'heic')],
  [/^BM....\0\0\0\0/s, kind('bmp', 'bmp')],
  [/^(?:\xff\x0a|\0\0\0\x0cJXL )/, kind('jxl', 'jxl')],
  // Camera raw formats. Most others, such as Nikon's, start like a TIFF.
  [/^....ftypcrx /s, kind('x-canon-cr3', 'cr3')],
  [/^FUJIFILMCCD-RAW/, kind('x-fuji-raf', 'raf')],
  [/^IIU\0/, kind('x-panasonic-rw2', 'rw2')],
  [/^II(?:RO|RS)/, kind('x-olympus-orf', 'orf')],
  [/^(?:II\*\0|MM\0\*)/, kind('tiff', 'tif')],
];

export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, signatureLength));
  return starts.find(([start]) => start.test(text))?.[1] ?? null;
}

export function originalExtension({ type, extension }: PictureKind, fileName: string): string {
  const own = /\.(nef|nrw|cr2|arw|sr2|dng|pef|srw|3fr|tiff?)$/i.exec(fileName)?.[1];
  return type === 'image/tiff' && own ? own.toLowerCase() : extension;
}
