// The search of /find indexes the text of the signs on the page, so it downloads nothing and works before React loads.
// Results are copies in lists that React leaves alone (components/find/found-signs.tsx), so React can hydrate later.
import { below } from '@/lib/breakpoints';
import { indexPage, resultOf, type IndexedSign } from '@/lib/browser/inline/sign-index';
import { countText, searchPrefix, termsOf } from '@/lib/find/search';

/** How many results fill a phone's screen above the keyboard. The others follow after the next paint. */
const firstBatchSize = 2;
/** Milliseconds without typing before the count is announced and the URL updated. */
const settleDelay = 400;

const { dataset } = document.documentElement;
// Turns on the styles that need this script (components/find/find.css).
dataset.own = '';

const one = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector);
const all = <Part extends HTMLElement>(selector: string) => [...document.querySelectorAll<Part>(selector)];
const linkedSign = () => document.getElementById(location.hash.slice(1));

start();

function start(typed = '') {
  for (const fold of all<HTMLDetailsElement>('[data-fold]')) fold.open = fold.contains(linkedSign());
  highlightHouse();
  trackPlace();
  startSearch(typed);
}

function highlightHouse() {
  for (const link of all('.find-map nav a')) {
    const outline = one(`.find-map svg [href='${link.getAttribute('href') ?? ''}']`);
    const turn = (isOn: boolean) => () => {
      if (outline) outline.ariaCurrent = isOn ? 'true' : null;
    };
    for (const type of ['mouseover', 'focusin']) link.addEventListener(type, turn(true));
    for (const type of ['mouseout', 'focusout']) link.addEventListener(type, turn(false));
  }
}

function trackPlace() {
  const panel = one<HTMLDetailsElement>('.find-panel details');
  const name = one('.find-panel summary b');
  if (!panel || !name) return;
  const belowXl = matchMedia(below('xl'));
  const fold = () => (panel.open = !belowXl.matches);
  fold();
  belowXl.onchange = fold;
  panel.onclick = ({ target }) => {
    if (target instanceof Element && target.closest('a')) fold();
  };
  const mark = (id: string) => {
    for (const link of all('.find-panel :is(a, [data-place])')) {
      const isCurrent = (link.dataset.place ?? link.getAttribute('href')) === `#${id}`;
      link.ariaCurrent = isCurrent ? 'true' : null;
      if (isCurrent) name.textContent = link.textContent || name.textContent;
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
      if (current) mark(current);
    },
    { rootMargin: '-40% 0% -59%' },
  );
  for (const section of all('.find-list > section')) observer.observe(section);
}

function startSearch(typed: string) {
  const field = one<HTMLInputElement>('#q');
  const count = one('#n');
  const names = one('.find-known');
  if (!field?.form || !count || !names) return;
  const initialCount = count.textContent;
  const groups = all('#found .found-group').map((element) => ({
    element,
    list: element.lastElementChild,
    shownIds: '',
    rest: [] as readonly IndexedSign[],
  }));
  let index: ReturnType<typeof indexPage> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const search = (isTyped = false) => {
    const text = field.value.trim();
    const terms = termsOf(text);
    const isSearching = terms.length > 0;
    index ??= indexPage();
    // Scrolls before anything changes, because scrolling afterward would force a layout.
    if (text && dataset.typed === undefined) scrollTo({ top: 0, behavior: 'instant' });
    const { signs, findSigns } = index;
    const found = findSigns(terms).flatMap((position) => signs[position] ?? []);
    showFirst(found);
    // The first letter makes room and the second shows results, so that no key press repaints the whole page.
    if (text) dataset.typed = '';
    else delete dataset.typed;
    if (isSearching) dataset.find = found.length > 0 ? '' : 'none';
    else delete dataset.find;
    requestAnimationFrame(() => setTimeout(() => showRest(terms)));
    clearTimeout(settling);
    settling = setTimeout(() => {
      count.textContent = isSearching ? countText(found.length, text) : initialCount;
      if (isTyped) replaceUrl(isSearching ? searchPrefix + encodeURIComponent(text) : location.pathname);
    }, settleDelay);
  };
  const showFirst = (found: readonly IndexedSign[]) => {
    let room = firstBatchSize;
    for (const group of groups) {
      const inGroup = found.filter(({ urgency }) => urgency === group.element.dataset.urgency);
      const ids = inGroup.map(({ id }) => id).join(' ');
      const first = inGroup.slice(0, room);
      room -= first.length;
      group.element.hidden = ids === '';
      if (ids === group.shownIds) continue;
      group.shownIds = ids;
      group.rest = inGroup.slice(first.length);
      group.list?.replaceChildren(...first.map(resultOf));
    }
  };
  const showRest = (terms: readonly string[]) => {
    for (const group of groups) {
      group.list?.append(...group.rest.map(resultOf));
      group.rest = [];
    }
    if (!index) return;
    const found = new Set(index.findNames(terms));
    index.names.forEach((item, position) => (item.hidden = terms.length > 0 && !found.has(position)));
    names.hidden = terms.length > 0 && found.size === 0;
  };
  const searchFor = (text: string) => {
    field.value = text;
    search();
  };
  const readUrl = () => {
    const { hash } = location;
    if (hash.startsWith(searchPrefix)) return searchFor(decodeURIComponent(hash.slice(searchPrefix.length)));
    // From the form of the not-found page.
    const asked = new URLSearchParams(location.search).get('find');
    if (asked) return searchFor(asked);
    const sign = linkedSign();
    if (!sign?.closest('.find-list')) return;
    if (field.value) searchFor('');
    // Older browsers don't open the <details> around a link's target.
    for (let part = sign.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
    sign.scrollIntoView();
  };

  field.onfocus = () => {
    dataset.searching = '';
    index ??= indexPage();
    // Prepares the results before the visitor types. Safari has no idle callback, so there each is made when it's shown.
    for (const sign of index.signs) window.requestIdleCallback?.(() => resultOf(sign));
  };
  field.oninput = () => search(true);
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
  const searching = new AbortController();
  addEventListener('hashchange', readUrl, { signal: searching.signal });
  // If a translator or an extension has changed a part of the page, React draws that part anew.
  const drawn = all('#q, #n, .found-group, .find-map, .find-panel, .find-list > *');
  const startAgain = () => {
    if (drawn.every(({ isConnected }) => isConnected)) return;
    searching.abort();
    start(field.value);
  };
  addEventListener('hydrated', startAgain, { once: true });
  if (typed) searchFor(typed);
  readUrl();
  // The browser may have restored what the visitor typed before leaving.
  if (field.value && dataset.typed === undefined) search();
}

/** Next replaces `history.replaceState` with a function that would also render the whole page again. */
function replaceUrl(url: string) {
  History.prototype.replaceState.call(history, history.state, '', url);
}
