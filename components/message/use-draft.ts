import { useEffect, type RefObject } from 'react';
import type { SessionKey } from '@/lib/browser/stored-keys';
import { fillEmptyFields, loadDraft, readFields, saveDraft } from '@/lib/browser/draft';
import { sessionStore } from '@/lib/browser/storage';

/** Dispatches `input` after restoring the draft, so that the form also reads values that the browser restored. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: SessionKey, names: readonly string[]) {
  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, loadDraft(key));
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, key]);

  return {
    save() {
      if (form.current) saveDraft(key, readFields(form.current, names));
    },
    forget() {
      sessionStore.remove(key);
    },
  };
}
