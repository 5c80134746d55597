/*
 * Part of every public page. Pages are complete without scripts, so the framework's scripts wait for the visitor's first
 * act, or a pointer on a control. Links, details and the browser's own commands work at once. Other presses, submitted
 * forms and typed text are kept, and repeated once React has hydrated the page (components/layout/hydration-mark.tsx).
 */
import { firstActions } from '@/lib/browser/first-actions';
import { isStored } from '@/lib/browser/storage';
import { deliverPayload } from '@/lib/browser/inline/deliver-payload';

/** The export step writes these addresses into each page. The payload is what React needs in addition to the HTML. */
declare const pageScripts: Readonly<Record<'scripts' | 'runtime', readonly string[]>> & { readonly payload: string };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Presses, submitted forms and changed fields with their values, which React resets when anything near them changes. */
let acts: { readonly element: Element; readonly submitter?: HTMLElement | null; value?: string | boolean }[] = [];
type Act = (typeof acts)[number];
let isFetching = false;
let isAwaited = false;
/** React answers from now on, or never will. */
let isOver = false;
let hurry: (value?: unknown) => void = () => {};
const loaded = new Promise((resolve) => addEventListener('load', (hurry = resolve)));

/** One request in each idle moment: all at once would delay what the browser paints in answer to the visitor. */
async function fetchScripts() {
  if (isFetching) return;
  isFetching = true;
  const { scripts, runtime, payload } = pageScripts;
  await loaded;
  for (const address of scripts) {
    await idleMoment();
    addScript(address);
  }
  for (const href of runtime) add('link', { rel: 'preload', as: 'script', href });
  const answer = await fetch(payload).catch(() => null);
  if (!answer?.ok) return fail();
  deliverPayload(await answer.text());
  runtime.forEach(addScript);
}

const idleMoment = () =>
  new Promise((resolve) =>
    isAwaited || !window.requestIdleCallback ? setTimeout(resolve) : requestIdleCallback(resolve, { timeout: 200 }),
  );
const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));
const addScript = (src: string) => add('script', { src, async: true, onerror: fail });

/** If the scripts never arrive, a form with an action is submitted there. A form without one would only be cleared. */
function fail() {
  if (isOver) return;
  isOver = true;
  for (const { element } of acts.splice(0))
    if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit();
}

/** Fetches without waiting for idle moments, because the visitor waits for an answer. */
function answerSoon() {
  isAwaited = true;
  hurry();
  void fetchScripts();
}

function keep(act: Act) {
  // A hanging network reports no error, and a submitted form must not wait forever.
  if (acts.push(act) === 1) setTimeout(fail, 15_000);
  answerSoon();
}

/** What a visitor is likely to press next if the pointer is on it, apart from the links that leave the page. */
const controls = 'button, summary, label, input, select, textarea, [aria-expanded], a[href^="#"]';

/** A form with its own small script (find-signs.ts) needs no framework, and no action in it is repeated. */
const isAnswered = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-own-script]') !== null;

function noticeAct({ type, target }: Event) {
  if (isAnswered(target)) return;
  const isOn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (type === 'pointerdown' && isOn(controls)) answerSoon();
  else if (isOn(controls) || (type === 'pointerdown' ? !isOn('a[href]') : type !== 'mouseover')) void fetchScripts();
}
for (const type of [...firstActions, 'mouseover']) addEventListener(type, noticeAct, { capture: true, passive: true });

function keepPress(event: Event) {
  if (isOver || !(event.target instanceof Element) || isAnswered(event.target)) return;
  const element = event.type === 'submit' ? event.target : event.target.closest('button');
  if (!element || worksWithoutScripts(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep({ element, submitter: event instanceof SubmitEvent ? event.submitter : null });
}
for (const type of ['click', 'submit']) addEventListener(type, keepPress, true);

function worksWithoutScripts(element: Element): boolean {
  if (element instanceof HTMLFormElement) return element.method === 'dialog';
  if (!(element instanceof HTMLButtonElement) || element.disabled) return true;
  return element.type !== 'button' && element.form !== null;
}

const isField = (it: unknown): it is Field => it instanceof Element && it.matches('input, textarea, select');
const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function keepTyped({ target: field }: Event) {
  if (!isField(field) || isAnswered(field)) return;
  const known = acts.find(({ element }) => element === field);
  if (isOver && !known) return;
  const value = isToggle(field) ? field.checked : field.value;
  // Of a group of radio buttons only the last choice counts.
  if (field.type === 'radio')
    acts = acts.filter(({ element }) => element === field || !isField(element) || element.name !== field.name);
  if (known) known.value = value;
  else keep({ element: field, value });
}
for (const type of ['input', 'change']) addEventListener(type, keepTyped, true);

/** Repeats the acts one at a time, because React must handle each before the next. */
function replay() {
  const act = acts.shift();
  if (act?.element.isConnected) repeat(act);
  if (act) setTimeout(replay, 20);
}

/** React notices a value only if it differs from the one it knows. */
function repeat({ element, submitter, value }: Act) {
  if (element instanceof HTMLFormElement) return element.requestSubmit(submitter?.isConnected ? submitter : undefined);
  if (!isField(element) || isToggle(element)) {
    if (value !== undefined) Object.assign(element, { checked: !value });
    return (element as HTMLElement).click();
  }
  element.value = '';
  // Bypasses React's setter on the element, which would record the value as known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

addEventListener('hydrated', () => {
  isOver = true;
  // What opens under the mouse must not wait until the mouse has left and come back.
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  replay();
});

/* A page that has a stored entry to show (lib/browser/remembers.ts), or a choice in its address, does not wait. */
addEventListener('load', () => {
  const keys = [...document.querySelectorAll<HTMLElement>('[data-remembers]')].map((part) => part.dataset.remembers);
  if (/[#&]\w+=/.test(location.hash) || keys.some((list) => list?.split(' ').some(isStored))) void fetchScripts();
});
