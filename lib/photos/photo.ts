import type { PreparedMessage } from '@/lib/mail/mailto';
import { singleLine } from '@/lib/mail/mailto';
import type { PhotoSlot } from './slot';

/** A photo that is ready to go along with a message. */
export interface Photo {
  /** Sorts in the order in which the photos were added. */
  readonly id: string;
  /** The name of the attached file. */
  readonly name: string;
  readonly caption: string;
  /** A small JPEG as a `data:` address, or empty if the browser cannot draw the picture. */
  readonly thumbnail: string;
  /** The browser could not decode the picture, so this is the visitor's own file with everything in it. */
  readonly isOriginal: boolean;
  /** In milliseconds since 1970. */
  readonly addedAt: number;
  readonly picture: Blob;
  /** What it was asked for. Undefined if the visitor added it unasked. */
  readonly slot?: PhotoSlot | undefined;
}

/** In characters, without the extension. */
const longestName = 60;

/**
 * A name for the attached file: the visitor's own, with the extension of what it is now, without the characters that
 * file systems refuse, and different from the names in use.
 */
export function photoName(fileName: string, extension: string, inUse: readonly string[]): string {
  const cleaned = singleLine(fileName)
    .replace(/\.\w{1,5}$/, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/^[.\s-]+/, '');
  const base = Array.from(cleaned).slice(0, longestName).join('').trim() || 'photo';
  for (let number = 1; ; number += 1) {
    const name = `${base}${number === 1 ? '' : ` ${number}`}.${extension}`;
    if (!inUse.includes(name)) return name;
  }
}

/** `290 kB` or `1.2 MB`. */
export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The message with a list of its photos and their captions. */
export function listPhotos<Message extends PreparedMessage>(
  message: Message,
  photos: readonly Pick<Photo, 'name' | 'caption'>[],
): Message {
  if (photos.length === 0) return message;
  const lines = photos.map(({ name, caption }, place) => {
    const words = singleLine(caption);
    return `${place + 1}. ${name}${words ? `: ${words}` : ''}`;
  });
  return { ...message, body: [message.body, '', 'Photos:', ...lines].join('\n') };
}
