/*
 * Of /find alone, as a file that is fetched beside the page. The field filters what is on the page by its own words (lib/find/search.ts): no index is fetched, and
 * the framework is not needed. The signs that fit are shown as copies by urgency, in lists whose content React does not
 * know (components/find/found-signs.tsx), so it can hydrate the page later. The rest of the state is on the root element, for
 * find.css. Besides, this script closes the long lists of what can be planned, and marks the place that is read.
 */
import { below } from '@/lib/breakpoints';
import { bestFits, countText, score, searchMark, termsOf, wordsOf } from '@/lib/find/search';

/** Milliseconds after the last key until the count is said: screen readers would say it for every letter. */
const saysAfter = 400;

const { dataset } = document.documentElement;
dataset.own = '';

const one = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector);
const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const textOf = (part: Element | null | undefined) => part?.textContent ?? '';
/** The element that the address leads to. */
const target = () => document.getElementById(location.hash.slice(1));

for (const fold of all<HTMLDetailsElement>('[data-fold]')) fold.open = fold.contains(target());
followPlace();
filter();

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
  const signs = all('.find-list .found-sign').map((item) => {
    const place = textOf(item.closest('section')?.firstElementChild);
    const parts = [...item.querySelectorAll('summary, .sign-cost, [data-is]')].map(textOf);
    return {
      item,
      place,
      words: wordsOf([...parts, place, item.dataset.words].join(' ')),
      urgency: item.closest<HTMLElement>('.found-group')?.dataset.urgency,
      copy: undefined as Node | undefined,
    };
  });
  const allWords = signs.map(({ words }) => words);
  const names = all('.find-known li').map((item) => ({ item, words: wordsOf(textOf(item)) }));
  let saying: ReturnType<typeof setTimeout> | undefined;

  /** A copy for the results, with the place in it. The anchor stays with the sign in the list. */
  const copyOf = ({ item, place }: { item: HTMLElement; place: string }) => {
    const copy = item.cloneNode(true) as HTMLElement;
    copy.querySelector('[id]')?.removeAttribute('id');
    const where = document.createElement('b');
    where.textContent = place;
    copy.querySelector('h4')?.after(where);
    return copy;
  };

  const show = () => {
    const search = field.value.trim();
    const terms = termsOf(search);
    const isOn = terms.length > 0;
    const shown = (isOn ? bestFits(terms, allWords) : []).flatMap((place) => signs[place] ?? []);
    for (const group of all('#found .found-group'))
      group.lastElementChild?.replaceChildren(
        ...shown.filter(({ urgency }) => urgency === group.dataset.urgency).map((sign) => (sign.copy ??= copyOf(sign))),
      );
    for (const { item, words } of names) item.hidden = isOn && score(terms, words) < terms.length;
    if (isOn && dataset.find === undefined) scrollTo({ top: 0, behavior: 'instant' });
    if (isOn) dataset.find = shown.length ? '' : 'none';
    else delete dataset.find;
    clearTimeout(saying);
    saying = setTimeout(() => {
      count.textContent = isOn ? countText(shown.length, search) : allSigns;
    }, saysAfter);
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

  field.oninput = () => {
    show();
    history.replaceState(
      history.state,
      '',
      dataset.find === undefined ? location.pathname : searchMark + encodeURIComponent(field.value),
    );
  };
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
  if (field.value && dataset.find === undefined) show();
}
