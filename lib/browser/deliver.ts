import { encodingOf, trapFieldOf, type FormService, type Outcome } from '@/lib/mail/form-service';
import { plainText, singleLine, type FieldValues } from '@/lib/mail/mailto';
import { isOffline } from './is-offline';
import { withTimeLimit } from './time-limit';

export interface Delivery {
  readonly subject: string;
  readonly values: FieldValues;
  /** Whether the field that only programs fill in has a value. */
  readonly isTrapped: boolean;
  readonly photos: readonly { readonly name: string; readonly picture: Blob }[];
}

const answerMs = 20_000;
/** Per byte: a slow phone sends a photo of 1 MB in ten seconds. */
const byteMs = 1 / 100;

const longestWords = 200;

export async function deliver(service: FormService, delivery: Delivery): Promise<Outcome> {
  // A password manager may have filled in the trap, so this isn't kept from the visitor, who has other ways to reach us.
  if (delivery.isTrapped) return { kind: 'refused', words: '' };
  if (await isOffline()) return { kind: 'offline' };
  const patience = answerMs + delivery.photos.reduce((bytes, { picture }) => bytes + picture.size, 0) * byteMs;
  const stop = new AbortController();
  try {
    const response = await withTimeLimit(
      fetch(service.url, {
        method: 'POST',
        body: bodyOf(service, delivery),
        // Otherwise, services send a page to look at.
        headers: { Accept: 'application/json' },
        // Some thank with a redirect to a page of theirs, which this page may not read. Its status is then 0.
        redirect: 'manual',
        signal: stop.signal,
      }),
      patience,
    );
    const { isRefused, words } = readAnswer(await withTimeLimit(response.text(), answerMs).catch(() => ''));
    if (response.status >= 500) return { kind: 'refused', words: '' };
    return response.status >= 400 || isRefused ? { kind: 'refused', words } : { kind: 'delivered' };
  } catch {
    return { kind: 'unanswered' };
  } finally {
    // What was given up must not arrive later, when the visitor has sent it again.
    stop.abort();
  }
}

function bodyOf(service: FormService, { subject, values, photos }: Delivery): FormData | URLSearchParams {
  const entries = Object.entries({ subject, ...values, ...service.fields })
    .map(([name, value]) => [name, plainText(value).trim()] as const)
    .filter(([, value]) => value !== '');
  if (encodingOf(service) !== 'multipart/form-data') return new URLSearchParams(entries.map((entry) => [...entry]));
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  for (const { name, picture } of photos) body.append(service.photoField ?? '', picture, name);
  return body;
}

/** Services answer in JSON, each in its own: `{ "errors": [{ "message": … }] }`, `{ "success": false, "message": … }`. */
function readAnswer(text: string): { readonly isRefused: boolean; readonly words: string } {
  let answer: Readonly<Record<string, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) answer = parsed;
  } catch {
    // A page, or nothing.
  }
  const { errors, error, message } = answer;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const said = [isRecord(first) ? first.message : first, error, message].find((words) => typeof words === 'string');
  const words = singleLine(said ?? '');
  return {
    isRefused: answer.success === false || answer.ok === false,
    words: words.length > longestWords ? '' : words,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** In any form of the page. */
export function isTrapped(service: FormService): boolean {
  return [...document.getElementsByName(trapFieldOf(service))].some(
    (field) => field instanceof HTMLInputElement && field.value !== '',
  );
}
