/** A line that names the sign, and questions with room to answer. */
export interface SignText {
  readonly line: string;
  readonly questions: readonly string[];
}

/** `I see: a brown ring on the ceiling (ceiling and attic).` */
export function signLine(label: string, name: string, place: string): string {
  return `${label}: ${startSmall(name)} (${startSmall(place)}).`;
}

function startSmall(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export function signText({ line, questions }: SignText): string {
  return [line, ...questions.map((question) => `${question}: `)].join('\n');
}

/**
 * Puts the sign's text above what the visitor typed, which is never overwritten. Replaces only untouched text from the
 * previous sign.
 */
export function withSign(text: string, sign: SignText, before?: SignText): string {
  if (text.includes(sign.line)) return text;
  const own = before ? withoutSign(text, before) : text;
  return own.trim() === '' ? signText(sign) : `${sign.line}\n\n${own}`;
}

/** Removes the sign's line, and its questions if none was answered. */
export function withoutSign(text: string, sign: SignText): string {
  if (text.trim() === signText(sign).trim()) return '';
  return text.replace(sign.line, '').replace(/^\n+/, '');
}
