/*
 * Part of every public page, before the framework. Pages are complete without scripts, so the framework's scripts wait for
 * a sign of life: the first scroll, press or key, or a pointer on a control. Whoever only reads the first screen, calls or
 * follows a link never fetches them.
 * What a visitor does before hydration is kept. Links, details and the browser's own commands work without scripts.
 * Button clicks, submitted forms and typed text are passed to React once it has hydrated the page
 * (components/layout/hydration-mark.tsx does that).
 */
import { isField, isToggle, type EarlyActs, type Field } from '@/lib/browser/early-acts';
import { isStored } from '@/lib/browser/storage';
import { deliverPayload } from '@/scripts/build/export/framework-markers';

/** The export step writes this into each page. */
declare const pageScripts: {
  readonly scripts: readonly string[];
  readonly runtime: readonly string[];
  /** What React needs to know about the page in addition to its HTML. */
  readonly payload: string;
};

const page = document.documentElement;
const { runtime, payload } = pageScripts;
const scripts = [...pageScripts.scripts];
const signsOfLife = ['scroll', 'pointerdown', 'keydown', 'mouseover'];
/** What a visitor is likely to press next if the pointer is on it, apart from the links that leave the page. */
const controls = 'button, summary, label, input, select, textarea, [aria-expanded], a[href^="#"]';
let isWaking = false;
let isAwaited = false;
let isStarted = false;
let hasFailed = false;
const early: EarlyActs = { acts: [], typed: new Map() };
Object.assign(window, { earlyActs: early });

const isAlive = () => 'hydrated' in page.dataset;
const mustWait = () => !early.isHandingOver && !hasFailed && !isAlive();

function noticeLife({ type, target }: Event) {
  const element = target instanceof Element ? target : page;
  const isOnControl = element.closest(controls) !== null;
  if (type === 'pointerdown' && isOnControl) return fetchScripts();
  const isLeaving = type === 'pointerdown' && element.closest('a[href]') !== null;
  if (isOnControl || (type !== 'mouseover' && !isLeaving)) wake();
}

/** Nobody is waiting yet: fetch the scripts in idle moments. */
function wake() {
  if (isWaking) return;
  isWaking = true;
  if (document.readyState === 'complete') fetchNext();
  else addEventListener('load', fetchNext);
}

/** Somebody is waiting: fetch everything that is not on its way yet, without waiting for idle moments. */
function fetchScripts() {
  isWaking = true;
  if (isAwaited) return;
  isAwaited = true;
  fetchNext();
}

/** One request in each task: all at once would delay what the browser paints in answer to the visitor. */
function fetchNext() {
  if (isAwaited) setTimeout(fetchOne);
  else if ('requestIdleCallback' in window) requestIdleCallback(fetchOne, { timeout: 200 });
  else setTimeout(fetchOne, 50);
}

function fetchOne() {
  const address = scripts.shift();
  if (!address) return fetchRuntime();
  addScript(address);
  fetchNext();
}

function fetchRuntime() {
  if (isStarted) return;
  isStarted = true;
  for (const name of signsOfLife) removeEventListener(name, noticeLife, true);
  runtime.forEach(preload);
  // Everything that the framework reads at startup must be loaded before its runtime.
  fetch(payload)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((text) => {
      deliverPayload(text);
      runtime.forEach(addScript);
    })
    .catch(fail);
  // A hanging network reports no error, and a submitted form must not wait forever.
  setTimeout(() => {
    if (early.acts.length > 0) fail();
  }, 15000);
}

function addScript(address: string) {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = fail;
  document.head.append(script);
}

function preload(address: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}

/** If the scripts never arrive, a form with an action is submitted there. A form without one would only be cleared. */
function fail() {
  hasFailed = true;
  for (const { element } of early.acts.splice(0)) {
    if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit();
  }
}

function keep(element: Element, submitter?: HTMLElement | null) {
  early.acts.push({ element, submitter });
  fetchScripts();
}

/** Whether the browser performs the button's action without any script. */
function isNative(button: HTMLButtonElement) {
  if (button.hasAttribute('commandfor')) return 'commandForElement' in button;
  if (button.hasAttribute('popovertarget')) return 'popoverTargetElement' in button;
  return button.type !== 'button' && button.form !== null;
}

addEventListener(
  'click',
  (event) => {
    if (!mustWait() || !(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (!button || button.disabled || isNative(button)) return;
    event.stopImmediatePropagation();
    keep(button);
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!mustWait() || !(form instanceof HTMLFormElement)) return;
    // A form with method="dialog" only closes its dialog.
    if (form.method === 'dialog') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(form, event.submitter);
  },
  true,
);

for (const name of ['input', 'change']) {
  addEventListener(
    name,
    ({ target: field }) => {
      if (early.isHandingOver || hasFailed || !isField(field)) return;
      if (field.type === 'radio') forgetOthers(field);
      const isKnown = early.typed.has(field);
      if (!isKnown && isAlive()) return;
      // Stored now, because React resets the field's value when anything near it changes.
      early.typed.set(field, isToggle(field) ? field.checked : field.value);
      if (!isKnown) keep(field);
    },
    true,
  );
}

/** In a group of radio buttons only the last choice counts. */
function forgetOthers(chosen: Field) {
  for (const other of early.typed.keys()) {
    if (other !== chosen && other.type === 'radio' && other.name === chosen.name && other.form === chosen.form)
      early.typed.delete(other);
  }
}

addEventListener(
  'mouseover',
  ({ target }) => {
    if (mustWait() && target instanceof Element) early.pointedAt = target;
  },
  true,
);

for (const name of signsOfLife) addEventListener(name, noticeLife, { capture: true, passive: true });

/*
 * A page that has something to show again does not wait for the visitor: an unsent draft or another stored entry that one
 * of its islands names (lib/browser/remembers.ts), or a choice in the address, such as `#color=slate`.
 */
addEventListener('load', () => {
  const keys = [...document.querySelectorAll<HTMLElement>('[data-remembers]')].flatMap(
    ({ dataset }) => dataset.remembers?.split(' ') ?? [],
  );
  if (/[#&]\w+=/.test(location.hash) || keys.some(isStored)) wake();
});
