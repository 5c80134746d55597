import { useEffect, useState, type RefObject } from 'react';
import type { SignBrief } from '@/content/signs/briefs';
import { signField } from '@/content/signs/field';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';
import { fillEmptyFields, readFields } from '@/lib/browser/draft';

const loadParts = () => import('./sign-parts');
type SignParts = Awaited<ReturnType<typeof loadParts>>;

interface SignOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly messageName: string;
  readonly signs: readonly SignBrief[] | undefined;
  readonly openPhotos: () => void;
}

/** Null without a sign and until its code has loaded. The sign is stored in a form field, so it's part of the draft. */
export function useSign({ form, messageName, signs, openPhotos }: SignOptions) {
  const [sign, setSign] = useState<SignBrief | null>(null);
  const [parts, setParts] = useState<SignParts | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element || !signs) return;
    const listening = new AbortController();
    const { signal } = listening;

    const show = async (linked: SignBrief | null) => {
      const loaded = await loadParts().catch(() => null);
      if (signal.aborted) return;
      setParts(loaded);
      if (loaded && linked) loaded.changeSign(linked, { form: element, messageName, signs });
      // If the code fails to load, the message at least names the sign.
      else if (linked) {
        fillEmptyFields(element, { [messageName]: linked.name, [signField.name]: linked.name });
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
    };
    let shown: SignBrief | null = null;
    const read = () => {
      const chosen = readFields(element, [signField.name])[signField.name];
      const next = signs.find(({ name }) => name === chosen) ?? null;
      if (next === shown) return;
      shown = next;
      setSign(next);
      if (!next) return;
      openPhotos();
      void show(null);
    };
    element.addEventListener('input', read, { signal });
    // The fields still have their values while the `reset` event is handled.
    element.addEventListener('reset', () => setTimeout(read), { signal });
    const linked = signs.find(({ id }) => id === signFromFragment());
    if (linked) void show(linked);
    // The draft has already been restored and may contain a sign, which `read` finds on this event.
    else element.dispatchEvent(new Event('input', { bubbles: true }));
    return () => listening.abort();
  }, [form, messageName, signs, openPhotos]);

  function removeSign() {
    if (form.current && signs) parts?.changeSign(null, { form: form.current, messageName, signs });
  }

  return sign && parts ? { ...parts, sign, removeSign } : null;
}
