export type SignText = { readonly line: string; readonly questions: readonly string[] };

/** `I see: a brown ring on the ceiling (ceiling and attic).` */
export function signLine(label: string, name: string, place: string): string {
  return `${label}: ${uncapitalized(name)} (${uncapitalized(place)}).`;
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export function signText({ line, questions }: SignText): string {
  return [line, ...questions.map((question) => `${question}: `)].join('\n');
}

/** Keeps what the visitor typed. Replaces only untouched text from the previous sign. */
export function withSign(text: string, sign: SignText, previous?: SignText): string {
  if (text.includes(sign.line)) return text;
  const typed = previous ? withoutSign(text, previous) : text;
  return typed.trim() === '' ? signText(sign) : `${sign.line}\n\n${typed}`;
}

export function withoutSign(text: string, sign: SignText): string {
  if (text.trim() === signText(sign).trim()) return '';
  return text.replace(sign.line, '').replace(/^\n+/, '');
}
