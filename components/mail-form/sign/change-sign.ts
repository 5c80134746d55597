import type { SignBrief } from '@/content/signs/briefs';
import { signMessage, signQuestions } from '@/content/signs/message';
import { signField } from '@/content/signs/field';
import { places } from '@/content/signs/types';
import { signLine, withoutSign, withSign, type SignText } from '@/lib/mail/sign-text';

interface SignForm {
  readonly form: HTMLFormElement;
  readonly messageName: string;
  readonly signs: readonly SignBrief[];
}

/** Replaces the sign that the form is about, in the sign's field and in the message. Null removes it. */
export function changeSign(next: SignBrief | null, { form, messageName, signs }: SignForm): void {
  const field = form.elements.namedItem(signField.name);
  const message = form.elements.namedItem(messageName);
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
  if (!(message instanceof HTMLTextAreaElement)) return;
  const before = signs.find(({ name }) => name === field.value);
  const textBefore = before && textOf(before);
  if (next) message.value = withSign(message.value, textOf(next), textBefore);
  else if (textBefore) message.value = withoutSign(message.value, textBefore);
  field.value = next?.name ?? '';
}

function textOf({ name, place }: SignBrief): SignText {
  const placeName = places.find(({ id }) => id === place)?.name ?? '';
  return { line: signLine(signMessage.line, name, placeName), questions: signQuestions[place] };
}
