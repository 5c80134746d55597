import { useEffect, useState, type RefObject } from 'react';
import type { SignBrief } from '@/content/signs/briefs';
import { signField, signQuestions } from '@/content/signs/message';
import { places } from '@/content/signs/types';
import { askedSign } from '@/lib/browser/asked-sign';
import type * as parts from './guide';
import { signLine, withoutSign, withSign, type SignText } from '@/lib/mail/sign-text';

type Guide = typeof parts;

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
 * scripts. It comes from the address (lib/browser/asked-sign.ts). What shows it is loaded when there is one.
 */
export function useSign({ form, messageName, signs, openPhotos }: SignOptions) {
  const [sign, setSign] = useState<SignBrief | null>(null);
  const [guide, setGuide] = useState<Guide | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element || !signs) return;
    const listening = new AbortController();
    const { signal } = listening;
    function read() {
      const field = element?.elements.namedItem(signField.name);
      setSign(signs?.find(({ name }) => isSignField(field) && name === field.value) ?? null);
    }
    element.addEventListener('input', read, { signal });
    // The fields are emptied after the event.
    element.addEventListener('reset', () => setTimeout(read), { signal });
    const asked = signs.find(({ id }) => id === askedSign());
    if (asked) putSign(asked, { form: element, messageName, signs });
    // The draft has been restored already.
    else element.dispatchEvent(new Event('input', { bubbles: true }));
    return () => listening.abort();
  }, [form, messageName, signs]);

  const hasSign = sign !== null;
  useEffect(() => {
    if (!hasSign) return;
    openPhotos();
    let isWanted = true;
    // Without it, the message still names the sign, and photos can be added below.
    import('./guide').then(
      (loaded) => isWanted && setGuide(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [hasSign, openPhotos]);

  function leaveSignOut() {
    if (form.current && signs) putSign(null, { form: form.current, messageName, signs });
  }

  return { sign, guide: hasSign ? guide : null, leaveSignOut } as const;
}

interface SignForm {
  readonly form: HTMLFormElement;
  readonly messageName: string;
  readonly signs: readonly SignBrief[];
}

/** Puts a sign into the form and its message, or takes it out. */
function putSign(next: SignBrief | null, { form, messageName, signs }: SignForm) {
  const field = form.elements.namedItem(signField.name);
  const message = form.elements.namedItem(messageName);
  if (!isSignField(field) || !(message instanceof HTMLTextAreaElement)) return;
  const before = signs.find(({ name }) => name === field.value);
  const textBefore = before && textOf(before);
  if (next) message.value = withSign(message.value, textOf(next), textBefore);
  else if (textBefore) message.value = withoutSign(message.value, textBefore);
  field.value = next?.name ?? '';
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function isSignField(field: unknown): field is HTMLSelectElement | HTMLInputElement {
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
}

function textOf({ name, place }: SignBrief): SignText {
  const placeName = places.find(({ id }) => id === place)?.name ?? '';
  return { line: signLine(signField.line, name, placeName), questions: signQuestions[place] };
}
