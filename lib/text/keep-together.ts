export interface TextPart {
  readonly text: string;
  /** True if the line must not break inside this part. */
  readonly isKept: boolean;
}

/* A word with hyphens or en dashes, including its punctuation: `I-84`, `“1-15-2026”.`, `$100–$1,200`. */
const compound = /[^\s–-]+(?:[–-][^\s–-]+)+/;

/* A date in words: `November 22, 2026`. */
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const date = new RegExp(`(?:${months}) \\d{1,2}\\b(?:, \\d{4})?[.,;:)”]*`);

/* `8 AM`, `9 AM–6:00 PM`. */
const clock = /\d{1,2}(?::\d\d)? [AP]M(?:–\d{1,2}(?::\d\d)? [AP]M)?\b[.,;:)]*/;

/* `(860) 555-0103`. */
const phone = /\(\d{3}\) \d{3}-\d{4}[.,;:)”]*/;

/* A figure with its unit: `24 months`, `1/4 inch`, `up to 130 mph`. Not `in`, which is more often a word. */
const units =
  'square feet|sq ft|inch(?:es)?|feet|mph|percent|degrees|pounds|(?:minute|hour|day|week|month|year|point)s?';
const measure = new RegExp(`(?:[Uu]p to )?\\S*\\d (?:${units})\\b[.,;:)”]*`);

/* The pitch of a roof: `8 in 12`. */
const pitch = /\d{1,2} in 12\b[.,;:)]*/;

/* A section of the law: `C.G.S. § 38a-316e`. */
const statute = /\(?(?:C\.G\.S\. )?§ \S+/;

/** What may not break, unless it is too long a compound (`mayBreak`). The longer forms come first. */
export const keptForms = [date, clock, phone, measure, pitch, statute, compound].map(({ source }) => source).join('|');
const kept = new RegExp(`(${keptForms})`, 'u');

/* In characters. A longer compound would leave too much of a line empty. */
const longest = 20;

/**
 * Splits a text into parts that may break across lines and parts that must not: figures, ranges, dates, phone numbers and
 * measures (`10-year`, `1-15-2026`, `$100–$1,200`, `24 months`), and compounds, which are read as one word (`on-site`,
 * `wind-driven`). Addresses and long codes may break.
 */
export function keepTogether(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const [index, piece] of text.split(kept).entries()) {
    const isKept = index % 2 === 1 && !mayBreak(piece);
    const previous = parts.at(-1);
    if (!isKept && previous && !previous.isKept) parts[parts.length - 1] = { text: previous.text + piece, isKept };
    else if (piece) parts.push({ text: piece, isKept });
  }
  return parts;
}

function mayBreak(piece: string): boolean {
  return !piece.includes(' ') && (piece.length > longest || piece.includes('/'));
}
