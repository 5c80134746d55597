import { asTyped } from '@/lib/text/as-typed';
import { fieldLine, plainText, type FieldValues } from './mailto';

/** The labels of a form's fields, in the order of the email. The message comes last. */
export type FieldLabels<Field extends string, Label extends string> = Readonly<Record<Field | 'message', Label>> &
  Readonly<Record<string, Label>>;

interface FormTexts<Field extends string> {
  /** What differs from what was typed. */
  readonly printed?: Partial<Readonly<Record<Field, string>>>;
  /** What an empty field says. */
  readonly empty?: Partial<Readonly<Record<Field | 'message', string>>>;
}

/** Every field on a line, and the message below. lib/website-message reads it back. */
export function formBody<Field extends string, Label extends string>(
  { message, ...labels }: FieldLabels<Field, Label>,
  values: FieldValues<Label>,
  { printed = {}, empty = {} }: FormTexts<Field>,
): string {
  const typed = (field: string, label: Label) =>
    /^(email|phone)$/.test(field) ? asTyped(values[label]) : values[label];
  const texts: Readonly<Record<string, string | undefined>> = printed;
  const blanks: Readonly<Record<string, string | undefined>> = empty;
  return [
    ...Object.entries<Label>(labels).map(([field, label]) =>
      fieldLine(label, texts[field] ?? typed(field, label), blanks[field]),
    ),
    '',
    `${message}:`,
    plainText(values[message]).trim() || (blanks.message ?? ''),
  ].join('\n');
}
