import type { FieldValues } from '@/lib/mail/mailto';
import type { SessionKey } from './stored-keys';
import { sessionStore } from './storage';

export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): FieldValues<Name> {
  return Object.fromEntries(names.map((name) => [name, findField(form, name)?.value ?? ''])) as Record<Name, string>;
}

export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(form, name);
    if (field?.value === '') field.value = value;
  }
}

export function saveDraft(key: SessionKey, values: FieldValues): void {
  if (Object.values(values).every((value) => value === '')) sessionStore.remove(key);
  else sessionStore.set(key, JSON.stringify(values));
}

export function loadDraft(key: SessionKey): FieldValues {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Unlike FormData, finds disabled fields too. */
function findField(form: HTMLFormElement, name: string): { value: string } | null {
  const found = form.elements.namedItem(name);
  return found instanceof RadioNodeList ||
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : null;
}
