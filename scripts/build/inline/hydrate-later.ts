/*
 * Stands in every public page, ahead of the framework. The page is complete without scripts, so they are fetched
 * when the page has loaded and the browser has nothing to do, or at the first touch, key or press. What a visitor
 * does before the page has come alive is kept: links, details and the browser's own commands work by themselves;
 * presses of buttons, sent forms and what was typed are handed to React once it has taken over the page, which
 * components/layout/hydration-mark.tsx says.
 */
import { deliverPayload } from '@/scripts/build/export/framework-markers';

/** Written into each page by the export step. */
declare const pageScripts: {
  readonly scripts: readonly string[];
  readonly runtime: readonly string[];
  /** What React needs to know of the page beside its HTML. */
  readonly payload: string;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptAct {
  readonly element: Element;
  readonly act: () => void;
  /** What is done instead where the scripts never come. */
  readonly giveUp: () => void;
}

const page = document.documentElement;
const { runtime, payload } = pageScripts;
const scripts = [...pageScripts.scripts];
const wakingEvents = ['pointerdown', 'touchstart', 'keydown'];
let isStarted = false;
let hasFailed = false;
/** In the order of the visitor's acts. */
const kept: KeptAct[] = [];
const typed = new Map<Field, string | boolean>();
let pointedAt: Element | undefined;
/** Acts of our own go through. */
let isHandingOver = false;

const isAlive = () => 'hydrated' in page.dataset;
const mustWait = () => !isHandingOver && !hasFailed && !isAlive();

/** The visitor does something: all that is not under way yet, now. */
function fetchScripts() {
  for (const name of wakingEvents) removeEventListener(name, fetchScripts, true);
  scripts.splice(0).forEach(addScript);
  fetchRuntime();
}

/** Nobody is waiting: each request in a free moment of its own, for ten at once hold up a slow phone. */
function fetchWhenIdle() {
  const address = scripts.shift();
  if (!address) return fetchScripts();
  addScript(address);
  whenIdle(200);
}

function fetchRuntime() {
  if (isStarted) return;
  isStarted = true;
  runtime.forEach(preload);
  // Everything the framework reads when it starts must be there before its runtime is.
  fetch(payload)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((text) => {
      deliverPayload(text);
      runtime.forEach(addScript);
    })
    .catch(fail);
  // A network that hangs gives no error: a form that was sent must not wait for ever.
  setTimeout(() => {
    if (kept.length > 0) fail();
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

function fail() {
  hasFailed = true;
  for (const { giveUp } of kept.splice(0)) giveUp();
}

function keep(element: Element, act: () => void, giveUp = () => {}) {
  kept.push({ element, act, giveUp });
  fetchScripts();
}

const mark = new MutationObserver(() => {
  if (!isAlive()) return;
  mark.disconnect();
  tellPointed();
  handOver();
});
mark.observe(page, { attributeFilter: ['data-hydrated'] });

/** One act at a time: React takes each in before it hears of the next. */
function handOver() {
  const next = kept.shift();
  if (!next) return;
  if (next.element.isConnected) asVisitor(next.act);
  setTimeout(handOver, 20);
}

function asVisitor(act: () => void) {
  isHandingOver = true;
  act();
  isHandingOver = false;
}

/** Whether the browser does what the button says without any script. */
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
    keep(button, () => button.click());
  },
  true,
);

addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!mustWait() || !(form instanceof HTMLFormElement)) return;
    // A dialog's own form only closes the dialog.
    if (form.method === 'dialog') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    keep(
      form,
      () => form.requestSubmit(submitter?.isConnected ? submitter : null),
      // Without scripts a form that has an address of its own is sent there; one that has none would only clear itself.
      () => form.hasAttribute('action') && form.submit(),
    );
  },
  true,
);

for (const name of ['input', 'change']) {
  addEventListener(
    name,
    ({ target: field }) => {
      if (isHandingOver || hasFailed || !isField(field)) return;
      if (field.type === 'radio') forgetOthers(field);
      const isKnown = typed.has(field);
      if (!isKnown && isAlive()) return;
      // Remembered now: React puts its own value back when anything near the field changes.
      typed.set(field, isToggle(field) ? field.checked : field.value);
      if (!isKnown) keep(field, () => tell(field));
    },
    true,
  );
}

/** Of a group of radio buttons only the last choice counts. */
function forgetOthers(chosen: Field) {
  for (const other of typed.keys()) {
    if (other !== chosen && other.type === 'radio' && other.name === chosen.name && other.form === chosen.form) typed.delete(other);
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** React hears of a value only when it differs from the one it met. */
function tell(field: Field) {
  const value = typed.get(field);
  if (!typed.delete(field)) return;
  if (isToggle(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  // Past React's own setter on the element, which would note the value as known.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/* A menu that opens under a resting mouse must not wait until the mouse has left and come back. */
addEventListener(
  'mouseover',
  ({ target }) => {
    if (mustWait() && target instanceof Element) pointedAt = target;
  },
  true,
);

function tellPointed() {
  const element = pointedAt;
  if (element?.isConnected && element.matches(':hover')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: null }));
  }
}

for (const name of wakingEvents) addEventListener(name, fetchScripts, { capture: true, passive: true });

/** @param timeout the longest wait for a free moment, in milliseconds */
function whenIdle(timeout: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchWhenIdle, { timeout });
  else setTimeout(fetchWhenIdle, 50);
}
if (document.readyState === 'complete') whenIdle(2000);
else addEventListener('load', () => whenIdle(2000));
