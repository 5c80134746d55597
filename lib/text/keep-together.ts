export interface TextPart {
  readonly text: string;
  /** True if the line must not break inside this part. */
  readonly isKept: boolean;
}

/* A word with hyphens or en dashes, including its punctuation: `I-84`, `“1-15-2026”.`, `$100–$1,200`. */
const compound = /([^\s–-]+(?:[–-][^\s–-]+)+)/;

/* In characters. A longer unbreakable word could be wider than a narrow column. */
const longest = 20;

/**
 * Splits a text into parts that may break across lines and words that must not break at their hyphen or dash: figures,
 * dates and ranges (`10-year`, `1-15-2026`, `$100–$1,200`), and words that would leave three letters or fewer on a line
 * (`e-mail`, `on-site`, `low-e`).
 */
export function keepTogether(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, piece] of text.split(compound).entries()) {
    const isKept = index % 2 === 1 && mustStayWhole(piece);
    const previous = parts.at(-1);
    if (!isKept && previous && !previous.isKept) parts[parts.length - 1] = { text: previous.text + piece, isKept };
    else if (piece) parts.push({ text: piece, isKept });
  }
  return parts;
}

function mustStayWhole(word: string): boolean {
  if (word.length > longest || word.includes('/')) return false;
  const letters = word.split(/[–-]/).map((part) => part.replace(/[^\p{L}\d]/gu, '').length);
  return /\d/.test(word) || (letters[0] ?? 0) <= 3 || (letters.at(-1) ?? 0) <= 3;
}
