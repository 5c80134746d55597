import type { PreparedMessage } from './mailto';

/** In session storage. `photos` are ids in the photo database. */
export interface StoredMessage extends PreparedMessage {
  readonly calendarFile?: string;
  readonly photos?: readonly string[];
  /** Photos were chosen that couldn't be made ready. */
  readonly lacksPhotos?: boolean;
  /** Written offline and not yet handed to a mail program. */
  readonly isWaiting?: boolean;
  /** A form service has it. What the page then says. */
  readonly delivered?: { readonly heading: string; readonly text: string };
  /** Why a form service doesn't have it, for the visitor. */
  readonly refusal?: string | undefined;
}

export const packMessage = (message: StoredMessage): string => JSON.stringify(message);

/** Null if it isn't valid: an older version of the site may have stored it. */
export function unpackMessage(text: string | null): StoredMessage | null {
  let stored: Partial<Record<keyof StoredMessage, unknown>> | null;
  try {
    stored = JSON.parse(text ?? 'null') as typeof stored;
  } catch {
    return null;
  }
  const { subject, body, footer, calendarFile, photos, lacksPhotos, isWaiting, delivered, refusal } = stored ?? {};
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof footer !== 'string') return null;
  return {
    subject,
    body,
    footer,
    ...(typeof calendarFile === 'string' ? { calendarFile } : {}),
    ...(Array.isArray(photos) ? { photos: photos.filter((id) => typeof id === 'string') } : {}),
    ...(lacksPhotos === true ? { lacksPhotos } : {}),
    ...(isWaiting === true ? { isWaiting } : {}),
    ...(isNotice(delivered) ? { delivered } : {}),
    ...(typeof refusal === 'string' ? { refusal } : {}),
  };
}

const isNotice = (value: unknown): value is NonNullable<StoredMessage['delivered']> =>
  typeof value === 'object' &&
  value !== null &&
  'heading' in value &&
  'text' in value &&
  typeof value.heading === 'string' &&
  typeof value.text === 'string';
