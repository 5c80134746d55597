import { useEffect, type RefObject } from 'react';
import type { SessionKey } from '@/lib/browser/stored-keys';
import { fillEmptyFields, loadDraft, readFields, saveDraft } from '@/lib/mail/draft';
import { sessionStore } from '@/lib/browser/storage';

/**
 * Brings back what was typed and not sent, when the form mounts; `save` and `forget` do the rest. The form hears an
 * `input` event then, as if the visitor had typed: what the browser itself brought back is noticed in the same way.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: SessionKey, names: readonly string[]) {
  useEffect(() => {
    if (!form.current) return;
    fillEmptyFields(form.current, loadDraft(sessionStore, key));
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, key]);

  return {
    save() {
      if (form.current) saveDraft(sessionStore, key, readFields(form.current, names));
    },
    forget() {
      sessionStore.remove(key);
    },
  };
}
