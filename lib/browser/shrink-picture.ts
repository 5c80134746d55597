import { withoutMetadata } from '@/lib/photos/without-metadata';

/** Pixels. */
const longestSide = 1600;
const thumbnailSide = 240;
/** Bytes. */
const targetSize = 330_000;
const bestQuality = 0.85;
const lowestQuality = 0.5;
/** `share`: about how large the file is, compared with `bestQuality`. */
const lowerQualities = [
  { quality: 0.75, share: 0.7 },
  { quality: 0.65, share: 0.57 },
] as const;
const jpeg = 'image/jpeg';

export interface SmallPicture {
  readonly picture: Blob;
  /** A `data:` URL. */
  readonly thumbnail: string;
}

/** JPEG without metadata. Null if the browser can't decode the file or runs out of memory. */
export async function shrinkPicture(file: Blob): Promise<SmallPicture | null> {
  try {
    // Applies the orientation from the metadata.
    const bitmap = await createImageBitmap(file);
    const context = draw(bitmap, longestSide);
    bitmap.close();
    const best = await encode(context.canvas, bestQuality);
    const encoded = best.size <= targetSize ? best : await encode(context.canvas, qualityFor(best.size));
    const picture = new Blob([...withoutMetadata(new Uint8Array(await encoded.arrayBuffer()))], { type: jpeg });
    const thumbnail = await dataUrl(await encode(draw(context.canvas, thumbnailSide).canvas, 0.7));
    return { picture, thumbnail };
  } catch {
    return null;
  }
}

/** Estimated, because encoding is the slow part. */
export function qualityFor(bestSize: number): number {
  return lowerQualities.find(({ share }) => bestSize * share <= targetSize)?.quality ?? lowestQuality;
}

export function fitInto(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Size = { readonly width: number; readonly height: number };

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function draw(source: ImageBitmap | Canvas, side: number): Context {
  const { width, height } = fitInto(side, source);
  const context = newContext(width, height);
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return context;
}

function newContext(width: number, height: number): Context | null {
  if (typeof OffscreenCanvas === 'function')
    return new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  return Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', { alpha: false });
}

function encode(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: jpeg, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), jpeg, quality);
  });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('not read'));
    reader.readAsDataURL(blob);
  });
}
