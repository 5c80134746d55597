import { asDay, parseDay, printDay, type Day } from '@/lib/calendar/day';
import type { BookingField } from '@/lib/mail/booking-message';
import type { FieldLabels } from '@/lib/mail/form-body';
import { plainText, shortenedNote, type FieldValues, type PreparedMessage } from '@/lib/mail/mailto';
import { photosHeading } from '@/lib/photos/photo';
import { asTyped } from '@/lib/text/as-typed';

// Parses a form's email as staff paste it: quoted, wrapped, forwarded, with a signature. Labels and sentences come from
// the forms, so that the parser follows their copy.

export type PhotoLine = { readonly name: string; readonly caption: string };

export interface WebsiteMessage extends Readonly<Record<BookingField, string>> {
  readonly form: 'contact' | 'booking';
  readonly day: Day | null;
  readonly photos: readonly PhotoLine[];
  /** Further lines with a label: a field that only this form has, or one that isn't ours. */
  readonly others: readonly { readonly label: string; readonly value: string }[];
  readonly isShortened: boolean;
  /** The rest of the pasted text: greetings, signatures, mail headers. */
  readonly leftover: string;
}

export interface WebsiteForm {
  readonly form: WebsiteMessage['form'];
  readonly labels: Readonly<Record<string, string>>;
  /** What the form writes if every field is empty. */
  readonly written: PreparedMessage;
}

export function websiteForm<Label extends string>(
  form: WebsiteForm['form'],
  labels: FieldLabels<never, Label>,
  write: (values: FieldValues<Label>) => PreparedMessage,
): WebsiteForm {
  const empty = Object.fromEntries(Object.values<Label>(labels).map((label) => [label, '']));
  return { form, labels, written: write(empty as Record<Label, string>) };
}

/** What a lead, a contact and a visit have a place for. */
const shared: readonly string[] = [
  'name',
  'email',
  'phone',
  'address',
  'date',
  'time',
  'service',
  'message',
] satisfies BookingField[];

export function readWebsiteMessage(forms: readonly WebsiteForm[], pasted: string): WebsiteMessage | null {
  const lines = cleaned(pasted).split('\n');
  const start = findStart(forms, lines);
  if (!start) return null;
  const { form, index, depth } = start;
  const { end, rest } = findEnd(lines, index, depth, form.written.footer);
  const inside = lines.slice(index, end).map((line) => unquoted(line, depth));
  const { kept, isShortened } = withoutShortenedNote(inside);
  const { values, others, strays } = readFields(kept, form);
  const { text, photos } = splitPhotos(values.message ?? '');
  const placeholders = placeholdersOf(form);
  const value = (field: string) => (values[field] === placeholders[field] ? '' : (values[field] ?? ''));
  const own = Object.entries(form.labels)
    .filter(([field]) => !shared.includes(field))
    .map(([field, label]) => ({ label, value: value(field) }));
  return {
    form: form.form,
    name: value('name'),
    email: asTyped(value('email')),
    phone: asTyped(value('phone')),
    address: value('address'),
    date: value('date'),
    day: readDay(value('date')),
    time: value('time'),
    service: value('service'),
    message: text === placeholders.message ? '' : text,
    photos,
    others: [...own.filter((entry) => entry.value !== ''), ...others],
    isShortened,
    leftover: [lines.slice(0, index), strays, lines.slice(rest)]
      .map((part) => part.join('\n').trim())
      .filter(Boolean)
      .join('\n\n'),
  };
}

function cleaned(text: string): string {
  return plainText(text)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/ ?<(?:mailto|tel):[^<>\n]*>/gi, '');
}

const quoteMark = /^[ \t]*>/;

function depthOf(line: string): number {
  let depth = 0;
  for (let rest = line; quoteMark.test(rest); rest = rest.replace(quoteMark, '')) depth += 1;
  return depth;
}

/** A wrapped line may have fewer `>` marks. */
function unquoted(line: string, depth: number): string {
  let rest = line;
  for (let level = 0; level < depth && quoteMark.test(rest); level += 1) rest = rest.replace(quoteMark, '');
  return (depth > 0 ? rest.replace(/^ /, '') : rest).trimEnd();
}

/** `Label: value`, or `Label=value` from a form sent without scripts. */
function splitLabel(line: string): readonly [label: string, value: string] | null {
  const [, label, value = ''] =
    /^\s*\*{0,2}([\p{L}][^:=\n]{0,50}?)\*{0,2}\s*[:=]\*{0,2}(?:\s+|(?=\S)|$)(.*)$/u.exec(line) ?? [];
  return label ? [label, value.trim()] : null;
}

function fieldOf(line: string, { labels }: WebsiteForm): string | null {
  const [found] = splitLabel(line) ?? [];
  return Object.keys(labels).find((field) => labels[field]?.toLowerCase() === found?.toLowerCase()) ?? null;
}

function findStart(forms: readonly WebsiteForm[], lines: readonly string[]) {
  for (const [index, line] of lines.entries()) {
    const depth = depthOf(line);
    const candidates = forms
      .filter((form) => fieldOf(unquoted(line, depth), form))
      .map((form) => ({ form, found: countFieldsBelow(lines, index, depth, form) }))
      .toSorted((a, b) => b.found - a.found);
    const [best] = candidates;
    if (best && best.found > 1) return { form: best.form, index, depth };
  }
  return null;
}

/** Counts the different fields in 30 lines, which is enough for a wrapped address and double spacing. */
function countFieldsBelow(lines: readonly string[], index: number, depth: number, form: WebsiteForm): number {
  const below = lines.slice(index, index + 30).filter((line) => depthOf(line) === depth);
  return new Set(below.map((line) => fieldOf(unquoted(line, depth), form)).filter(Boolean)).size;
}

/** The message ends at the footer or before what a mail program adds. The remaining text starts at line `rest`. */
function findEnd(lines: readonly string[], start: number, depth: number, footer: string) {
  for (let index = start; index < lines.length; index += 1) {
    const length = wrappedLength(
      lines.slice(index, index + 5).map((line) => unquoted(line, depth)),
      footer,
    );
    if (length > 0) return { end: index, rest: index + length };
  }
  const end = lines.findIndex(
    (line, index) =>
      index > start && ((line.trim() !== '' && depthOf(line) !== depth) || startsAddition(lines, index, depth)),
  );
  return end === -1 ? { end: lines.length, rest: lines.length } : { end, rest: end };
}

/** How many of the lines `sentence` spans, or 0 if they don't start with it. */
function wrappedLength(lines: readonly string[], sentence: string): number {
  const expected = oneLine(sentence);
  return (
    lines.findIndex((_, index) => oneLine(lines.slice(0, index + 1).join(' ')) === expected && lines[0] !== '') + 1
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How mail programs introduce a signature, a quotation or a forwarded message. */
const additions = [
  /^-- ?$/,
  /^_{8,}$/,
  /^-{2,} ?(?:Original|Forwarded) message/i,
  /^Begin forwarded message:/i,
  /^Sent from my /i,
  /^Get Outlook for /i,
  /^On .{6,200} wrote:$/,
];

function startsAddition(lines: readonly string[], index: number, depth: number): boolean {
  const [line = '', next = '', third = ''] = lines.slice(index, index + 3).map((text) => unquoted(text, depth).trim());
  return (
    additions.some((addition) => addition.test(line) || addition.test(`${line} ${next}`)) ||
    (/^From: /.test(line) && /^(?:Sent|Date|To|Subject): /.test(next || third))
  );
}

function withoutShortenedNote(lines: readonly string[]) {
  for (const index of lines.keys()) {
    const length = wrappedLength(lines.slice(index, index + 5), shortenedNote);
    if (length > 0) return { kept: lines.toSpliced(index, length), isShortened: true };
  }
  return { kept: lines, isShortened: false };
}

type Entry = { readonly label: string; value: string };

/** Mail programs don't wrap lines shorter than this. */
const shortestWrapped = 50;

function readFields(lines: readonly string[], form: WebsiteForm) {
  const fields = new Map<string, Entry>();
  const others: Entry[] = [];
  const strays: string[] = [];
  /** The entry that a wrapped line continues. */
  let last: Entry | null = null;
  for (const [index, line] of lines.entries()) {
    const field = fieldOf(line, form);
    const [label, value] = splitLabel(line) ?? ['', ''];
    if (field === 'message') {
      fields.set('message', { label, value: [value, ...lines.slice(index + 1)].join('\n').trim() });
      break;
    }
    const before = lines[index - 1] ?? '';
    if (field && !fields.has(field)) {
      last = { label, value };
      fields.set(field, last);
    } else if (label && /^[^:=]+:/.test(line)) {
      last = { label, value };
      others.push(last);
    } else if (line.trim() === '') {
      continue;
    } else if (last && before.trim() !== '' && (last.value === '' || before.length >= shortestWrapped)) {
      last.value = `${last.value} ${line.trim()}`.trim();
    } else {
      strays.push(line);
      last = null;
    }
  }
  const entries = Array.from(fields, ([field, { value }]) => [field, value]);
  const values: Readonly<Partial<Record<string, string>>> = Object.fromEntries(entries);
  return { values, others, strays };
}

/** The placeholder for each empty field: `Not given`. */
function placeholdersOf(form: WebsiteForm): Readonly<Partial<Record<string, string>>> {
  return readFields(form.written.body.split('\n'), form).values;
}

function splitPhotos(text: string): { readonly text: string; readonly photos: readonly PhotoLine[] } {
  const lines = text.split('\n');
  const heading = lines.findLastIndex((line) => line.trim() === photosHeading);
  if (heading === -1) return { text, photos: [] };
  const items: string[] = [];
  for (const line of lines.slice(heading + 1).map((item) => item.trim())) {
    const [, item] = new RegExp(`^${items.length + 1}\\. (.*)$`).exec(line) ?? [];
    if (item !== undefined) items.push(item);
    else if (line !== '' && items.length > 0) items.push(`${items.pop() ?? ''} ${line}`);
    else if (line !== '') return { text, photos: [] };
  }
  if (items.length === 0) return { text, photos: [] };
  return {
    text: lines.slice(0, heading).join('\n').trim(),
    photos: items.map((item) => {
      // File names have no colon.
      const [, name = item, caption = ''] = /^([^:]*): (.*)$/.exec(item) ?? [];
      return { name, caption };
    }),
  };
}

const months = Array.from({ length: 12 }, (_, month) =>
  printDay(asDay(`2026-${String(month + 1).padStart(2, '0')}-01`), 'long')
    .split(' ')[0]
    ?.toLowerCase(),
);

/** `Tuesday, November 24, 2026` or `2026-11-24`. Null for any other format or a wrong weekday. */
function readDay(text: string): Day | null {
  const [, month = '', date = '', year = ''] = /^\w+, (\w+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1;
  const day = parseDay(number > 0 ? `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}` : text);
  return day && (text === day || text === printDay(day, 'full')) ? day : null;
}
