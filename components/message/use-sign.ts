import { useEffect, useState, type RefObject } from 'react';
import type { SignBrief } from '@/content/signs/briefs';
import { signField } from '@/content/signs/message';
import { askedSign } from '@/lib/browser/asked-sign';
import { fillEmptyFields, readFields } from '@/lib/browser/draft';

const loadGuide = () => import('./guide');
type Guide = Awaited<ReturnType<typeof loadGuide>>;

interface SignOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The name of the field with the message. */
  readonly messageName: string;
  /** The signs to choose from. Undefined in a form that asks for none. */
  readonly signs: readonly SignBrief[] | undefined;
  readonly openPhotos: () => void;
}

/**
 * The sign that a message is about. A field of the form holds it, so that it is kept in the draft and sent without
 * scripts. It comes from the address (lib/browser/asked-sign.ts). What shows it and writes it into the message is loaded
 * when there is one.
 */
export function useSign({ form, messageName, signs, openPhotos }: SignOptions) {
  const [sign, setSign] = useState<SignBrief | null>(null);
  const [guide, setGuide] = useState<Guide | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element || !signs) return;
    const listening = new AbortController();
    const { signal } = listening;
    const find = (is: (one: SignBrief) => boolean) => signs.find(is) ?? null;

    async function show(asked: SignBrief | null) {
      const loaded = await loadGuide().catch(() => null);
      if (signal.aborted || !element || !signs) return;
      setGuide(loaded);
      if (loaded && asked) loaded.putSign(asked, { form: element, messageName, signs });
      // Without that code, the message at least names what it is about.
      else if (asked) fillEmptyFields(element, { [messageName]: asked.name, [signField.name]: asked.name });
    }
    function read() {
      if (!element) return;
      const chosen = readFields(element, [signField.name])[signField.name];
      const next = find(({ name }) => name === chosen);
      setSign(next);
      if (!next) return;
      openPhotos();
      void show(null);
    }
    element.addEventListener('input', read, { signal });
    // The fields are emptied after the event.
    element.addEventListener('reset', () => setTimeout(read), { signal });
    const asked = find(({ id }) => id === askedSign());
    if (asked) void show(asked);
    // The draft has been restored already.
    else element.dispatchEvent(new Event('input', { bubbles: true }));
    return () => listening.abort();
  }, [form, messageName, signs, openPhotos]);

  function leaveSignOut() {
    if (form.current && signs) guide?.putSign(null, { form: form.current, messageName, signs });
  }

  return { sign, guide: sign ? guide : null, leaveSignOut } as const;
}
