import type { FieldValues } from '@/lib/mail/mailto';
import type { SessionKey } from './stored-keys';
import type { SafeStorage } from './storage';

type TabStorage = SafeStorage<SessionKey>;

export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): FieldValues<Name> {
  return Object.fromEntries(names.map((name) => [name, field(form, name)?.value ?? ''])) as Record<Name, string>;
}

export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = field(form, name);
    if (control && control.value === '') control.value = value;
  }
}

export function saveDraft(store: TabStorage, key: SessionKey, values: FieldValues): void {
  if (Object.values(values).every((value) => value === '')) store.remove(key);
  else store.set(key, JSON.stringify(values));
}

export function loadDraft(store: Pick<TabStorage, 'get'>, key: SessionKey): FieldValues {
  try {
    const stored: unknown = JSON.parse(store.get(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Unlike FormData, finds disabled fields too. */
function field(form: HTMLFormElement, name: string): { value: string } | null {
  const found = form.elements.namedItem(name);
  return found instanceof RadioNodeList ||
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : null;
}
