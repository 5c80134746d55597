import { searcher } from '@/lib/find/search';

const textOf = (part: Element | null | undefined) => part?.textContent ?? '';

export interface IndexedSign {
  readonly item: HTMLElement;
  readonly id: string;
  readonly place: string;
  readonly urgency: string | undefined;
  result?: Node;
}

export function indexPage() {
  const items = [...document.querySelectorAll<HTMLElement>('.find-list .found-sign')];
  const names = [...document.querySelectorAll<HTMLElement>('.find-known li')];
  const signs = items.map((item): IndexedSign => ({
    item,
    id: item.querySelector('[id]')?.id ?? '',
    place: textOf(item.closest('section')?.firstElementChild),
    urgency: item.closest<HTMLElement>('.found-group')?.dataset.urgency,
  }));
  const searchedParts = 'small, .sign-cost, .sign-body > div:not([class])';
  const texts = signs.map(({ item, id, place }) => {
    const name = item.querySelector('h4');
    const more = [...item.querySelectorAll(searchedParts)].map(textOf);
    return { name: `${textOf(name)} ${name?.dataset.keywords ?? ''} ${id}`, more: [place, ...more].join(' ') };
  });
  return {
    signs,
    names,
    findSigns: searcher(texts),
    findNames: searcher(names.map((item) => ({ name: textOf(item) }))),
  };
}

export function resultOf(sign: IndexedSign): Node {
  return (sign.result ??= createResult(sign));
}

/** The copy has no id, so links to the sign lead to the list. Its body is copied when it opens. */
function createResult({ item, place }: IndexedSign): Node {
  const copy = item.cloneNode() as HTMLElement;
  const [line, body] = item.querySelectorAll('summary, .sign-body');
  const summary = line?.cloneNode(true);
  if (!(summary instanceof HTMLElement)) return copy;
  const where = document.createElement('b');
  const notice = summary.querySelector('small');
  where.textContent = notice ? `${place} · ` : place;
  (notice ?? summary.appendChild(document.createElement('small'))).prepend(where);
  const details = document.createElement('details');
  summary.onclick = () => {
    const bodyCopy = body?.cloneNode(true);
    if (details.childElementCount > 1 || !(bodyCopy instanceof Element)) return;
    bodyCopy.removeAttribute('id');
    details.append(bodyCopy);
  };
  details.append(summary);
  copy.append(details);
  return copy;
}
