import { bareJpeg } from '@/lib/photos/bare-jpeg';

/** In pixels, on the longer side. */
export const longestSide = 1600;
const thumbnailSide = 240;
/** In bytes. */
const aim = 330_000;
const bestQuality = 0.85;
/** Lower qualities, and about how much of the best quality’s size they take. */
const lowerQualities = [
  { quality: 0.75, share: 0.7 },
  { quality: 0.65, share: 0.57 },
  { quality: 0.5, share: 0.45 },
] as const;
const jpeg = 'image/jpeg';

export interface SmallPicture {
  readonly picture: Blob;
  /** A `data:` address. */
  readonly thumbnail: string;
}

/**
 * Turns a picture upright, scales it down and encodes it as a JPEG without metadata. Of an animation it takes the first
 * frame, and transparent parts become white. Runs in a worker or in the page.
 * @returns null if this browser cannot decode the file or has no memory for it
 */
export async function shrinkPicture(file: Blob): Promise<SmallPicture | null> {
  try {
    // Browsers apply the orientation from the file's metadata here.
    const bitmap = await createImageBitmap(file);
    const context = draw(bitmap, longestSide);
    bitmap.close();
    const best = await encode(context.canvas, bestQuality);
    const encoded = best.size <= aim ? best : await encode(context.canvas, qualityFor(best.size));
    const picture = new Blob([...bareJpeg(new Uint8Array(await encoded.arrayBuffer()))], { type: jpeg });
    const thumbnail = await dataAddress(await encode(draw(context.canvas, thumbnailSide).canvas, 0.7));
    return { picture, thumbnail };
  } catch {
    // The browser does not know the format, the file is damaged, or there is no memory for a picture of this size.
    return null;
  }
}

/** The highest quality that should bring the picture to its aim. Encoding is the slow part, so it is not tried out. */
export function qualityFor(bestSize: number): number {
  return lowerQualities.find(({ share }) => bestSize * share <= aim)?.quality ?? 0.5;
}

/** The size at which a picture fits into a square, never larger than it is. In pixels. */
export function fitInto(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

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

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('not read'));
    reader.readAsDataURL(blob);
  });
}
