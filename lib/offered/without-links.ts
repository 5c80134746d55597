/** A link to a page, or what a page stands behind: a price, a card, a sign. */
const targets = ['href', 'page', 'path', 'link'] as const;
/** Lists of nothing but links. In other lists a link is part of a sentence, which keeps its words. */
const linkLists: ReadonlySet<string> = new Set(['links', 'actions', 'notInMenu', 'subItems', 'pages', 'related']);

type IsOff = (address: string) => boolean;

/**
 * A record without what leads to pages that are off: entries of lists, rows of figures, optional links, and lists that have
 * become empty with what they belong to. In a sentence a link becomes its words. A record in which nothing is off is returned as it is.
 */
export function withoutLinks<Value>(value: Value, isOff: IsOff): Value {
  // The result has the type of its source: only entries of lists and optional links go.
  return changed(value, isOff, '') as Value;
}

function changed(value: unknown, isOff: IsOff, key: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry: unknown) => {
      if (typeof entry === 'string') return isOff(entry) ? [] : [entry];
      if (!leadsOff(entry, isOff)) return isEmptied(entry, isOff) ? [] : [changed(entry, isOff, key)];
      const words = labelOf(entry);
      return words !== undefined && !linkLists.has(key) ? [words] : [];
    });
    const isSame = entries.length === value.length && entries.every((entry, index) => entry === value[index]);
    return isSame ? value : entries;
  }
  if (!isRecord(value)) return value;
  const before = Object.entries(value);
  const after = before.flatMap(([name, part]) =>
    isRecord(part) && (labelOf(part) !== undefined || key === 'rows') && leadsOff(part, isOff)
      ? []
      : [[name, changed(part, isOff, name)] as const],
  );
  const isSame = after.length === before.length && after.every(([, part], index) => part === before[index]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}

function leadsOff(value: unknown, isOff: IsOff): boolean {
  return isRecord(value) && targets.some((name) => isLinkOff(value[name], isOff));
}

function isLinkOff(target: unknown, isOff: IsOff): boolean {
  if (typeof target === 'string') return isOff(target);
  return isRecord(target) && typeof target.href === 'string' && isOff(target.href);
}

/** Whether an entry was nothing but a list of links, and all of them are off. */
function isEmptied(value: unknown, isOff: IsOff): boolean {
  if (!isRecord(value) || !Array.isArray(value.links) || value.links.length === 0) return false;
  return value.links.every((link) => leadsOff(link, isOff));
}

function labelOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value.label === 'string' ? value.label : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
