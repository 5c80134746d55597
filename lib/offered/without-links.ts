/** Fields that name the page a record is about. */
export const targets: readonly string[] = ['href', 'page', 'path', 'link', 'price'];
/** Lists of links only. Elsewhere a link is part of a sentence, and its label stays. */
const linkLists: ReadonlySet<string> = new Set(['links', 'actions', 'notInMenu', 'subItems', 'pages', 'related']);

type IsOff = (path: string) => boolean;

/** Drops entries, figure rows and optional links to pages that are off. An unaffected record is returned as it is. */
export function withoutLinks<Value>(value: Value, isOff: IsOff): Value {
  // Only list entries, figure rows and optional links are removed, so the type still holds. Entries of a top-level list are dropped like links.
  return removeLinks(value, isOff, 'links') as Value;
}

/** `key` is the name of the field that holds the value. */
function removeLinks(value: unknown, isOff: IsOff, key: string): unknown {
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry: unknown) => {
      if (typeof entry === 'string') return isOff(entry) ? [] : [entry];
      if (!hasLinkOff(entry, isOff)) return isEmptied(entry, isOff) ? [] : [removeLinks(entry, isOff, '')];
      return isTextLink(entry) && !linkLists.has(key) ? [entry.label] : [];
    });
    const isSame = entries.length === value.length && entries.every((entry, index) => entry === value[index]);
    return isSame ? value : entries;
  }
  if (!isRecord(value)) return value;
  const before = Object.entries(value);
  const after = before.flatMap(([name, part]) =>
    isRecord(part) && (typeof part.label === 'string' || key === 'rows') && hasLinkOff(part, isOff)
      ? []
      : [[name, removeLinks(part, isOff, name)] as const],
  );
  const isSame = after.length === before.length && after.every(([, part], index) => part === before[index]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}

function hasLinkOff(value: unknown, isOff: IsOff): boolean {
  return isRecord(value) && targets.some((name) => isLinkOff(value[name], isOff));
}

function isLinkOff(target: unknown, isOff: IsOff): boolean {
  if (typeof target === 'string') return isOff(target);
  return isRecord(target) && [target.href, target.page].some((path) => typeof path === 'string' && isOff(path));
}

function isEmptied(value: unknown, isOff: IsOff): boolean {
  if (!isRecord(value) || !Array.isArray(value.links) || value.links.length === 0) return false;
  return value.links.every((link) => hasLinkOff(link, isOff));
}

function isTextLink(value: unknown): value is { readonly label: string } {
  return isRecord(value) && typeof value.label === 'string' && typeof value.href === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
