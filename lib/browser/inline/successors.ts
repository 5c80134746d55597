// React draws a part of the page anew if something has changed it: an extension, a translator, a proxy, the browser
// itself. An element of that part is then gone, and another is in its place. Names tell which one.

type OnSuccessor = (old: Element, successor: Element) => void;

export const nameable = 'a, button, summary, details, form, input, select, textarea';

/** Without ids, which React generates anew, and without text, which translators change. */
function ownName(element: Element): string {
  const place = element.closest('section[id], header, footer, dialog');
  const read = (attribute: string) => element.getAttribute(attribute);
  const [name, type] = [read('name'), read('type')];
  const details = type === 'radio' || type === 'checkbox' ? read('value') : name ? '' : read('class');
  return [place?.id || place?.localName, element.localName, type, name, read('href'), details].join();
}

function elementsByName(): Map<string, Element> {
  const counts = new Map<string, number>();
  const found = new Map<string, Element>();
  for (const element of document.querySelectorAll(nameable)) {
    const own = ownName(element);
    const count = (counts.get(own) ?? 0) + 1;
    counts.set(own, count);
    found.set(`${own} ${count}`, element);
  }
  return found;
}

const names = new Map<Element, string>();

/** Names `element`, and with it all others, because a name counts the elements that are alike. */
export function nameElements(element: Element, onSuccessor: OnSuccessor): void {
  if (names.has(element)) return;
  // One that is named is no successor any more.
  passOn(onSuccessor);
  for (const [name, each] of elementsByName()) if (!names.has(each)) names.set(each, name);
}

/** Calls back for each named element that has left the page, with the one that is now in its place. */
export function passOn(onSuccessor: OnSuccessor): void {
  let successors: ReturnType<typeof elementsByName> | undefined;
  for (const [old, name] of names) {
    if (old.isConnected) continue;
    successors ??= elementsByName();
    const successor = successors.get(name);
    if (!successor || names.has(successor)) continue;
    names.delete(old);
    names.set(successor, name);
    onSuccessor(old, successor);
  }
}
