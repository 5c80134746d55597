import { isOffline } from '@/lib/browser/is-offline';
import type { LoadedPhotos } from '@/components/photos/use-album';
import type { KeptMessage } from '@/lib/mail/kept-message';

/**
 * Passes a prepared message to the share sheet if it has photos, or else to the mail program. Without a network it
 * opens neither: the message waits in its panel.
 * @param mail the message, and the link that opens it in a mail program
 * @returns the message to keep, or null if the visitor called the share sheet off
 */
export async function sendMessage(
  { message, href }: { readonly message: KeptMessage; readonly href: string },
  photos: LoadedPhotos | null,
  navigate: (href: string) => void,
): Promise<KeptMessage | null> {
  const isOnline = !(await isOffline());
  if (!photos && isOnline) navigate(href);
  const sent = photos ? await photos.album.send(message, isOnline ? navigate : null) : message;
  return sent && !isOnline ? { ...sent, isWaiting: true } : sent;
}
