import { singleLine, type PreparedMessage } from '@/lib/mail/mailto';
import { maxFileNameLength } from './limits';
import { uniqueName } from './unique-name';

/** A place for one photo that a sign on `/find` asks for, such as the attic above a brown ring. */
export interface PhotoSlot {
  readonly sign: string;
  readonly shot: string;
  /** From 1, in the sign's list of shots. */
  readonly number: number;
}

export interface Photo {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  /** A small JPEG as a `data:` URL. Empty if the browser can't draw the picture. */
  readonly thumbnail: string;
  /** The browser couldn't decode the picture, so this is the original file with its metadata. */
  readonly isOriginal: boolean;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly picture: Blob;
  readonly slot?: PhotoSlot | undefined;
}

export function photoName(fileName: string, extension: string, inUse: readonly string[]): string {
  const cleaned = singleLine(fileName)
    .replace(/\.\w{1,5}$/, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/^[.\s-]+/, '');
  const base = Array.from(cleaned).slice(0, maxFileNameLength).join('').trim() || 'photo';
  return uniqueName(base, ' ', extension, inUse);
}

export function printBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const photosHeading = 'Photos:';

export function listPhotos<Message extends PreparedMessage>(
  message: Message,
  photos: readonly Pick<Photo, 'name' | 'caption'>[],
): Message {
  if (photos.length === 0) return message;
  return { ...message, body: [message.body, '', photosHeading, photoLines(photos)].join('\n') };
}

export const photoLines = (photos: readonly Pick<Photo, 'name' | 'caption'>[]): string =>
  photos
    .map(({ name, caption }, index) => {
      const text = singleLine(caption);
      return `${index + 1}. ${name}${text ? `: ${text}` : ''}`;
    })
    .join('\n');
