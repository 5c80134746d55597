/*
 * Of /find alone, as a file that is fetched beside the page. The field filters what is on the page by its own words (lib/find/search.ts): no index is fetched, and
 * the framework is not needed. The signs that fit are shown as copies by urgency, in lists whose content React does not
 * know (components/find/found-signs.tsx), so it can hydrate the page later. The rest of the state is on the root element, for
 * find.css. Besides, this script closes the long lists of what can be planned, and marks the place that is read.
 */
import { below } from '@/lib/breakpoints';
import { countText, searcher, searchMark, termsOf } from '@/lib/find/search';

/** How many signs fill a phone's screen above its keyboard. The others are shown after it has been painted. */
const atOnce = 2;
/** Milliseconds after the last key until the count is said, which screen readers would do for every letter, and the address is changed, for which the browser lays out the page. */
const restsAfter = 400;

const { dataset } = document.documentElement;
dataset.own = '';

const one = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector);
const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const textOf = (part: Element | null | undefined) => part?.textContent ?? '';
/** The element that the address leads to. */
const target = () => document.getElementById(location.hash.slice(1));

for (const fold of all<HTMLDetailsElement>('[data-fold]')) fold.open = fold.contains(target());
lightPlace();
followPlace();
filter();

/** Lights the part of the house whose name is pointed at or focused. Where the house itself is pointed at, find.css does. */
function lightPlace() {
  for (const link of all('.find-map nav a')) {
    const outline = one(`.find-map svg [href='${link.getAttribute('href') ?? ''}']`);
    const light = ({ type }: Event) => {
      if (/over|in$/.test(type)) outline?.setAttribute('aria-current', 'true');
      else outline?.removeAttribute('aria-current');
    };
    for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout']) link.addEventListener(type, light);
  }
}

/** Marks the place that is read, in the panel and in the line of the house, and closes the panel where it covers the list. */
function followPlace() {
  const box = one<HTMLDetailsElement>('.find-panel details');
  const name = one('.find-panel summary b');
  if (!box || !name) return;
  const isLine = matchMedia(below('xl'));
  const fold = () => (box.open = !isLine.matches);
  fold();
  isLine.onchange = fold;
  box.onclick = ({ target: pressed }) => {
    if (pressed instanceof Element && pressed.closest('a')) fold();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
      for (const link of read ? all('.find-panel :is(a, [data-place])') : []) {
        const isRead = (link.dataset.place ?? link.getAttribute('href')) === `#${read}`;
        if (isRead) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
        if (isRead) name.textContent = link.textContent || name.textContent;
      }
    },
    { rootMargin: '-40% 0% -59%' },
  );
  for (const section of all('.find-list > section')) observer.observe(section);
}

function filter() {
  const field = one<HTMLInputElement>('#q');
  const count = one('#n');
  if (!field?.form || !count) return;
  const allSigns = count.textContent;
  const groups = all('#found .found-group').map((group) => ({
    group,
    shown: '',
    rest: [] as readonly FoundSign[],
  }));
  const known = one('.find-known');
  let words: ReturnType<typeof prepare> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const showRest = (terms: readonly string[]) => {
    for (const kept of groups) {
      kept.group.lastElementChild?.append(...kept.rest.map(copyOf));
      kept.rest = [];
    }
    if (!words || !known) return;
    const named = new Set(words.findNames(terms));
    words.names.forEach((item, place) => (item.hidden = terms.length > 0 && !named.has(place)));
    known.hidden = terms.length > 0 && named.size === 0;
  };
  const show = (isTyped = false) => {
    const search = field.value.trim();
    const terms = termsOf(search);
    const isOn = terms.length > 0;
    words ??= prepare();
    // First, while nothing has changed and the browser need not lay out the page for it.
    if (search && dataset.typed === undefined) scrollTo({ top: 0, behavior: 'instant' });
    const shown = words.findSigns(terms).flatMap((place) => words?.signs[place] ?? []);
    let room = atOnce;
    for (const kept of groups) {
      const { group } = kept;
      const here = shown.filter(({ urgency }) => urgency === group.dataset.urgency);
      const ids = here.map(({ id }) => id).join(' ');
      const first = here.slice(0, room);
      room -= first.length;
      group.hidden = ids === '';
      if (ids === kept.shown) continue;
      kept.shown = ids;
      kept.rest = here.slice(first.length);
      group.lastElementChild?.replaceChildren(...first.map(copyOf));
    }
    // The first letter makes room and the second brings results, so that no key has to change the whole page.
    if (search) dataset.typed = '';
    else delete dataset.typed;
    if (isOn) dataset.find = shown.length ? '' : 'none';
    else delete dataset.find;
    requestAnimationFrame(() => setTimeout(() => showRest(terms)));
    clearTimeout(resting);
    resting = setTimeout(() => {
      count.textContent = isOn ? countText(shown.length, search) : allSigns;
      // The framework's own replaceState would render the whole page again.
      if (isTyped)
        History.prototype.replaceState.call(
          history,
          history.state,
          '',
          isOn ? searchMark + encodeURIComponent(search) : location.pathname,
        );
    }, restsAfter);
  };
  const type = (search: string) => {
    field.value = search;
    show();
  };
  const readAddress = () => {
    const { hash } = location;
    if (hash.startsWith(searchMark)) return type(decodeURIComponent(hash.slice(searchMark.length)));
    const sign = target();
    if (!sign?.closest('.find-list')) return;
    if (field.value) type('');
    // Browsers open what the address leads into; older ones don't.
    for (let part = sign.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
    sign.scrollIntoView();
  };

  field.onfocus = () => {
    words ??= prepare();
    // The copies are made before the first word. Safari makes each when it is shown.
    for (const sign of words.signs) window.requestIdleCallback?.(() => copyOf(sign));
  };
  field.oninput = () => show(true);
  field.form.onsubmit = (event) => {
    event.preventDefault();
    one('#found .found-sign summary, .find-none a')?.focus();
  };
  field.form.onreset = (event) => {
    event.preventDefault();
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  };
  addEventListener('hashchange', readAddress);
  readAddress();
  // The browser may have restored what was typed before the visitor left.
  if (field.value && dataset.typed === undefined) show();
}

interface FoundSign {
  readonly item: HTMLElement;
  readonly id: string;
  readonly place: string;
  readonly urgency: string | undefined;
  copy?: Node;
}

/** Reads the words of the page, once. */
function prepare() {
  const signs = all('.find-list .found-sign').map((item): FoundSign => ({
    item,
    id: item.querySelector('[id]')?.id ?? '',
    place: textOf(item.closest('section')?.firstElementChild),
    urgency: item.closest<HTMLElement>('.found-group')?.dataset.urgency,
  }));
  const texts = signs.map(({ item, place }) => ({
    name: `${textOf(item.querySelector('h4'))} ${item.dataset.words ?? ''}`,
    more: [place, ...[...item.querySelectorAll('small, .sign-cost, .sign-body > div:not([class])')].map(textOf)].join(
      ' ',
    ),
  }));
  const names = all('.find-known li');
  return {
    signs,
    findSigns: searcher(texts),
    names,
    findNames: searcher(names.map((item) => ({ name: textOf(item) }))),
  };
}

/** A copy for the results, made once. */
function copyOf(sign: FoundSign): Node {
  return (sign.copy ??= lineOf(sign));
}

/** The line of a sign with its place. The anchor stays in the list, and what opens is copied when it is pressed. */
function lineOf({ item, place }: FoundSign): Node {
  const copy = item.cloneNode() as HTMLElement;
  const [line, body] = item.querySelectorAll('summary, .sign-body');
  const box = document.createElement('details');
  const summary = line?.cloneNode(true);
  if (!(summary instanceof HTMLElement)) return copy;
  const where = document.createElement('b');
  const notice = summary.querySelector('small');
  where.textContent = notice ? `${place} · ` : place;
  (notice ?? summary.appendChild(document.createElement('small'))).prepend(where);
  summary.onclick = () => {
    const rest = body?.cloneNode(true);
    if (box.childElementCount > 1 || !(rest instanceof Element)) return;
    rest.removeAttribute('id');
    box.append(rest);
  };
  box.append(summary);
  copy.append(box);
  return copy;
}
