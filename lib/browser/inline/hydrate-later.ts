// React's scripts wait for the visitor's first action, or for the pointer to reach a control. What the visitor does
// before the page is hydrated is queued, and replayed afterward (components/layout/hydration-mark.tsx).
import { firstActions } from '@/lib/browser/first-actions';
import { isStored } from '@/lib/browser/storage';
import { deliverPayload } from '@/lib/browser/inline/deliver-payload';

/**
 * Written into each page by the export. `runtime` is the bundler's runtime, which starts the page once all `scripts`
 * have loaded; `payload` is the URL of the page's data for React.
 */
declare const pageScripts: Readonly<Record<'scripts' | 'runtime', readonly string[]>> & { readonly payload: string };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A pressed button, a submitted form, or a changed field with its value, which hydration resets. */
type Action = { readonly element: Element; readonly submitter?: HTMLElement | null; value?: string | boolean };

let queue: Action[] = [];
/** True once React handles events itself, or never will. */
let isDone = false;
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
  const { scripts, runtime, payload } = pageScripts;
  await pageLoadedOrUrgent;
  for (const src of scripts) {
    await idleMoment();
    addScript(src);
  }
  for (const href of runtime) addToHead('link', { rel: 'preload', as: 'script', href });
  const response = await fetch(payload).catch(() => null);
  if (!response?.ok) return fail();
  deliverPayload(await response.text());
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

/** The scripts aren't coming: submit forms natively. A form without an action would only be cleared. */
function fail() {
  if (isDone) return;
  isDone = true;
  for (const { element } of queue.splice(0))
    if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit();
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

function enqueue(action: Action) {
  // A hanging network reports no error, and a submitted form must not wait forever.
  if (queue.push(action) === 1) setTimeout(fail, 15_000);
  loadNow();
}

function queuePressOrSubmit(event: Event) {
  if (isDone || !(event.target instanceof Element) || hasOwnScript(event.target)) return;
  const element = event.type === 'submit' ? event.target : event.target.closest('button');
  if (!element || isLeftToBrowser(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  enqueue({ element, submitter: event instanceof SubmitEvent ? event.submitter : null });
}
for (const type of ['click', 'submit']) addEventListener(type, queuePressOrSubmit, true);

/** A form with `method="dialog"` closes its dialog. A submit button causes a submit event, which is queued instead. */
function isLeftToBrowser(element: Element): boolean {
  if (element instanceof HTMLFormElement) return element.method === 'dialog';
  if (!(element instanceof HTMLButtonElement) || element.disabled) return true;
  return element.type !== 'button' && element.form !== null;
}

const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');
const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function queueInput({ target: field }: Event) {
  if (!isField(field) || hasOwnScript(field)) return;
  // A script can't set a file field's value. The photo field's own script takes what was chosen.
  if (field.type === 'file') return loadNow();
  const queued = queue.find(({ element }) => element === field);
  // After hydration only a value that hasn't been replayed yet is updated.
  if (isDone && !queued) return;
  const value = isToggle(field) ? field.checked : field.value;
  // Of each group, only the radio button chosen last is replayed.
  if (field.type === 'radio')
    queue = queue.filter(({ element }) => element === field || !isField(element) || element.name !== field.name);
  if (queued) queued.value = value;
  else enqueue({ element: field, value });
}
for (const type of ['input', 'change']) addEventListener(type, queueInput, true);

// When Next hydrates the page, its first write to the history restores the URL that the page had when its scripts
// started. The visitor may have followed a link within the page since, so that write keeps the current URL.
history.replaceState = (state) => {
  Reflect.deleteProperty(history, 'replaceState');
  history.replaceState(state, '');
};

addEventListener('hydrated', () => {
  isDone = true;
  // A menu under the pointer opens without the pointer having to leave and come back.
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  replayQueue();
});

/** One action at a time, because React must handle each before the next. */
function replayQueue() {
  const action = queue.shift();
  if (action?.element.isConnected) replay(action);
  if (action) setTimeout(replayQueue, 20);
}

function replay({ element, submitter, value }: Action) {
  if (element instanceof HTMLFormElement) return element.requestSubmit(submitter?.isConnected ? submitter : undefined);
  if (!isField(element) || isToggle(element)) {
    // A toggle is clicked from the opposite state, so that it ends in the queued one. Buttons have no value.
    if (value !== undefined) Object.assign(element, { checked: !value });
    return (element as HTMLElement).click();
  }
  // React notices a change only if the value differs from the last one that went through its own setter.
  element.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}
