export type TextPart = { readonly text: string; readonly isKept: boolean };

/* `I-84`, `“1-15-2026”.`, `$100–$1,200`: a word with hyphens or en dashes, and its punctuation. */
const compound = /[^\s–-]+(?:[–-][^\s–-]+)+/;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const date = new RegExp(`(?:${months}) \\d{1,2}\\b(?:, \\d{4})?[.,;:)”]*`);

const clock = /\d{1,2}(?::\d\d)? [AP]M(?:–\d{1,2}(?::\d\d)? [AP]M)?\b[.,;:)]*/;

const phone = /\(\d{3}\) \d{3}-\d{4}[.,;:)”]*/;

/* `24 months`, `6 5/8 inches`, `4 to 6 feet`, `up to 130 mph`. Not `in`, which is usually a word. */
const units =
  'square feet|sq ft|inch(?:es)?|feet|mph|percent|degrees|pounds|(?:minute|hour|day|week|month|year|point)s?';
const measure = new RegExp(`(?:[Uu]p to |\\b\\d to )?(?:\\d+ (?=\\d/))?\\S*\\d (?:${units})\\b[.,;:)”]*`);

/* Without a number, as in `about 2,000 sq ft` and `per linear foot`. */
const area = /(?:per (?:square|linear foot|window)|(?:per )?sq ft)\b[.,;:)]*/;

const pitch = /\d{1,2} in 12\b[.,;:)]*/;

const statute = /\(?(?:C\.G\.S\. )?§ \S+/;

/** A form that contains another comes first. */
export const unbreakableForms = [date, clock, phone, measure, area, pitch, statute, compound]
  .map(({ source }) => source)
  .join('|');
const kept = new RegExp(`(${unbreakableForms})`, 'u');

/* Characters. A longer compound would leave too much of a line empty. */
const longest = 20;

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

const mayBreak = (piece: string): boolean => !piece.includes(' ') && (piece.length > longest || piece.includes('/'));
