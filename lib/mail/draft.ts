import type { SessionKey } from '@/lib/browser/stored-keys';
import type { SafeStorage } from '@/lib/browser/storage';

type TabStorage = SafeStorage<SessionKey>;

/**
 * What stands in a form and is not sent yet. The form itself is the only place that holds it; a copy goes to the
 * tab's storage with every stroke, and comes back after a reload or a step back.
 */
export type FieldValues<Name extends string = string> = Readonly<Record<Name, string>>;

export function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): FieldValues<Name> {
  return Object.fromEntries(names.map((name) => [name, field(form, name)?.value ?? ''])) as Record<Name, string>;
}

/** Fills only what is empty: what the visitor has typed, or the browser has brought back, wins. */
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
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** A text field, or a group of radio buttons, which has a value too. Fields of a disabled step count as well. */
function field(form: HTMLFormElement, name: string): { value: string } | null {
  const found = form.elements.namedItem(name);
  return found instanceof RadioNodeList || found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}
