import { fullText, singleLine, type PreparedMessage } from '@/lib/mail/mailto';
import type { Photo } from '@/lib/photos/photo';

/** `called-off`: the visitor closed the share sheet. `unavailable`: there is none, or it refused. */
export type ShareOutcome = 'shared' | 'called-off' | 'unavailable';

/** Whether the device’s share sheet takes these photos. */
export function canSharePhotos(photos: readonly Photo[]): boolean {
  try {
    return photos.length > 0 && navigator.canShare({ files: asFiles(photos) });
  } catch {
    return false;
  }
}

/**
 * Opens the share sheet with the subject, the text and the photos. It has no place for a recipient, so the text says it.
 */
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
    return error instanceof DOMException && error.name === 'AbortError' ? 'called-off' : 'unavailable';
  }
}

function asFiles(photos: readonly Photo[]): File[] {
  return photos.map(({ name, picture }) => new File([picture], name, { type: picture.type }));
}
