/** What a message says about the sign that the visitor chose: a line that names it, and questions with room to answer. */
export interface SignText {
  readonly line: string;
  readonly questions: readonly string[];
}

/** `A brown ring on the ceiling` and `Ceiling and attic` as `I see: a brown ring on the ceiling (ceiling and attic).` */
export function signLine(label: string, name: string, place: string): string {
  return `${label}: ${startSmall(name)} (${startSmall(place)}).`;
}

function startSmall(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** The text that a message begins with. */
export function signText({ line, questions }: SignText): string {
  return [line, ...questions.map((question) => `${question}: `)].join('\n');
}

/**
 * The message about a sign. What the visitor typed is never overwritten: the line goes above it. Only what we filled in
 * ourselves, for the previous sign, is replaced.
 */
export function withSign(text: string, sign: SignText, before?: SignText): string {
  if (text.includes(sign.line)) return text;
  const own = before ? withoutSign(text, before) : text;
  return own.trim() === '' ? signText(sign) : `${sign.line}\n\n${own}`;
}

/** The message without the line about a sign, and without its questions if none was answered. */
export function withoutSign(text: string, sign: SignText): string {
  if (text.trim() === signText(sign).trim()) return '';
  return text.replace(sign.line, '').replace(/^\n+/, '');
}
