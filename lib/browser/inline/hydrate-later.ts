// React's scripts wait for the visitor's first action, or for the pointer to reach a control. What the visitor does
// before the page is hydrated (components/ui/boundary.tsx) is queued, and replayed afterward (early-acts.ts).
import { firstActions } from '@/lib/browser/first-actions';
import { isStored } from '@/lib/browser/storage';
import { deliverPayload } from '@/lib/browser/inline/deliver-payload';
import type * as early from '@/lib/browser/inline/early-acts';
import { isField, isToggle } from '@/lib/browser/inline/fields';

/**
 * Written into each page by the export. `runtime` is the bundler's runtime, which starts the page once all `scripts`
 * have loaded; `payload` is the URL of the page's data for React, and `earlyActs` that of early-acts.ts.
 */
declare const pageScripts: Readonly<Record<'scripts' | 'runtime', readonly string[]>> &
  Readonly<Record<'payload' | 'earlyActs', string>>;

const acts: early.EarlyActs = { queue: [], isDone: false };
let isLoading = false;
/** True once an action is queued or a control is pressed: scripts no longer wait for the load event or idle moments. */
let isUrgent = false;
let stopWaiting: (value?: unknown) => void = () => {};
const pageLoadedOrUrgent = new Promise((resolve) => {
  stopWaiting = resolve;
  addEventListener('load', resolve);
});

/** One script per idle moment: all at once would delay what the browser paints in response to the visitor. */
async function loadScripts() {
  if (isLoading) return;
  isLoading = true;
  const { scripts, runtime, payload, earlyActs } = pageScripts;
  await pageLoadedOrUrgent;
  const keeping = import(earlyActs).then(({ keep }: typeof early) => keep(acts), fail);
  for (const src of scripts) {
    await idleMoment();
    addScript(src);
  }
  for (const href of runtime) addToHead('link', { rel: 'preload', as: 'script', href });
  const response = await fetch(payload).catch(() => null);
  if (!response?.ok) return fail();
  deliverPayload(await response.text());
  await keeping;
  await pauseInTyping();
  runtime.forEach(addScript);
}

function loadNow() {
  isUrgent = true;
  stopWaiting();
  void loadScripts();
}

const idleMoment = () =>
  new Promise((resolve) =>
    isUrgent || !window.requestIdleCallback ? setTimeout(resolve) : requestIdleCallback(resolve, { timeout: 200 }),
  );
const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));
const addScript = (src: string) => addToHead('script', { src, async: true, onerror: fail });

/** The scripts aren't coming. */
function fail() {
  if (acts.isDone) return;
  acts.isDone = true;
  acts.queue.splice(0).forEach(submitNatively);
}

/** A form without an action would only be cleared. */
function submitNatively({ element }: early.Act) {
  if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit();
}

/** When the visitor last wrote something, and whether an input method is still composing it. */
let writtenAt = -Infinity;
let isComposing = false;
for (const type of ['compositionstart', 'compositionend'])
  addEventListener(
    type,
    () => {
      writtenAt = performance.now();
      isComposing = type === 'compositionstart';
    },
    true,
  );

/**
 * React may draw the field anew in which the visitor is writing, which ends a composition and empties the list of what
 * can be undone. A press doesn't wait. Phones compose a word until the next one begins, so that wait has an end.
 */
async function pauseInTyping() {
  const isWriting = () => performance.now() - writtenAt < (isComposing ? 5000 : 500);
  while (isWriting() && !acts.queue.some(({ value }) => value === undefined))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const controls = 'button, summary, label, input, select, textarea, [aria-expanded], a[href^="#"]';

const isInside = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const hasOwnScript = (target: EventTarget | null) => isInside(target, '[data-own-script]');

/**
 * Pressing a control loads the scripts at once. Hovering loads them only over a control, and pressing a link doesn't
 * load them, because the visitor is leaving.
 */
function onAction({ type, target }: Event) {
  if (hasOwnScript(target)) return;
  if (isInside(target, controls)) return type === 'pointerdown' ? loadNow() : void loadScripts();
  const isLeaving = type === 'pointerdown' && isInside(target, 'a[href]');
  if (type !== 'mouseover' && !isLeaving) void loadScripts();
}
for (const type of [...firstActions, 'mouseover']) addEventListener(type, onAction, { capture: true, passive: true });

/* Stored data (lib/browser/remembers.ts) or a choice in the URL's fragment is shown without waiting for the visitor. */
addEventListener('load', () => {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-remembers]')].map((part) => part.dataset.remembers);
  if (/[#&]\w+=/.test(location.hash) || lists.some((keys) => keys?.split(' ').some(isStored))) void loadScripts();
});

function enqueue(act: early.Act) {
  acts.queue.push(act);
  loadNow();
}

function queuePressOrSubmit(event: Event) {
  if (acts.isDone || !(event.target instanceof Element) || hasOwnScript(event.target)) return;
  const element = event.type === 'submit' ? event.target : event.target.closest('button');
  if (!element || isLeftToBrowser(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const act = { element, submitter: event instanceof SubmitEvent ? event.submitter : null };
  enqueue(act);
  if (event.type === 'submit') setTimeout(giveUp, 15_000, act);
}
for (const type of ['click', 'submit']) addEventListener(type, queuePressOrSubmit, true);

/** A hanging network reports no error, and a submitted form must not wait forever. */
function giveUp(act: early.Act) {
  const index = acts.queue.indexOf(act);
  if (index >= 0) acts.queue.splice(index, 1).forEach(submitNatively);
}

/** A form with `method="dialog"` closes its dialog. A submit button causes a submit event, which is queued instead. */
function isLeftToBrowser(element: Element): boolean {
  if (element instanceof HTMLFormElement) return element.method === 'dialog';
  if (!(element instanceof HTMLButtonElement) || element.disabled) return true;
  return element.type !== 'button' && element.form !== null;
}

function queueInput({ target: field }: Event) {
  if (!isField(field) || hasOwnScript(field)) return;
  const queued = acts.queue.find(({ element }) => element === field);
  // After hydration only a value that hasn't been replayed yet is updated.
  if (acts.isDone && !queued) return;
  const value = isToggle(field) ? field.checked : field.value;
  if (typeof value === 'string') writtenAt = performance.now();
  // Of each group, only the radio button chosen last is replayed.
  if (field.type === 'radio')
    acts.queue = acts.queue.filter(
      ({ element }) => element === field || !isField(element) || element.name !== field.name,
    );
  if (queued) queued.value = value;
  else enqueue({ element: field, value });
}
for (const type of ['input', 'change']) addEventListener(type, queueInput, true);
