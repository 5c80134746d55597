import type { PreparedMessage } from './mailto';

/** A prepared message as it waits in the tab; a booking brings its calendar file (the text of an .ics). */
export interface KeptMessage extends PreparedMessage {
  readonly calendarFile?: string;
}

export function packMessage(message: KeptMessage): string {
  return JSON.stringify(message);
}

/** Null for anything that is not a message: storage can hold what an older page wrote. */
export function unpackMessage(text: string | null): KeptMessage | null {
  const { subject, body, footer, calendarFile } = record(parse(text));
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof footer !== 'string') return null;
  return typeof calendarFile === 'string' ? { subject, body, footer, calendarFile } : { subject, body, footer };
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
