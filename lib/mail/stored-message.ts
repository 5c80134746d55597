import type { PreparedMessage } from './mailto';

/** Stored for the tab. `photos` are ids in the photo database. */
export interface StoredMessage extends PreparedMessage {
  readonly calendarFile?: string;
  readonly photos?: readonly string[];
  /** Written offline and not yet handed to a mail program. */
  readonly isWaiting?: boolean;
}

export const packMessage = (message: StoredMessage): string => JSON.stringify(message);

/** Null if it isn't valid: an older version of the site may have stored it. */
export function unpackMessage(text: string | null): StoredMessage | null {
  const { subject, body, footer, calendarFile, photos, isWaiting } = record(parse(text));
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof footer !== 'string') return null;
  return {
    subject,
    body,
    footer,
    ...(typeof calendarFile === 'string' ? { calendarFile } : {}),
    ...(Array.isArray(photos) ? { photos: photos.filter((id) => typeof id === 'string') } : {}),
    ...(isWaiting === true ? { isWaiting } : {}),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function record(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
