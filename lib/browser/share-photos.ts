import { fullText, singleLine, type PreparedMessage } from '@/lib/mail/mailto';
import type { Photo } from '@/lib/photos/photo';

export type ShareOutcome = 'shared' | 'canceled' | 'unavailable';

export function canSharePhotos(photos: readonly Photo[]): boolean {
  try {
    return photos.length > 0 && navigator.canShare({ files: asFiles(photos) });
  } catch {
    return false;
  }
}

/** The share sheet has no recipient field, so the text names the recipient. */
export async function sharePhotos(
  to: string,
  message: PreparedMessage,
  photos: readonly Photo[],
): Promise<ShareOutcome> {
  if (!canSharePhotos(photos)) return 'unavailable';
  try {
    await navigator.share({
      title: singleLine(message.subject),
      text: `To: ${to}\n\n${fullText(message)}`,
      files: asFiles(photos),
    });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : 'unavailable';
  }
}

function asFiles(photos: readonly Photo[]): File[] {
  return photos.map(({ name, picture }) => new File([picture], name, { type: picture.type }));
}
