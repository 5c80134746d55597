// Loaded before React (hydrate-later.ts). Keeps what the visitor has done on the page if React draws parts of it anew,
// and replays it once the page is hydrated.
import { isField, isToggle, type Field } from '@/lib/browser/inline/fields';
import { nameable, nameElements, passOn } from '@/lib/browser/inline/successors';

/** A pressed button, a submitted form, or a changed field with its value, which hydration resets. */
export type Act = { element: Element; submitter?: Element | null; value?: string | boolean };
export interface EarlyActs {
  queue: Act[];
  /** True once React handles events itself, or never will. */
  isDone: boolean;
}

/** Where the visitor is on the page. */
let focused: EventTarget | null = null;

export function keep(acts: EarlyActs): void {
  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  const onSuccessor = (old: Element, successor: Element) => passOnActs(acts, old, successor);
  const notice = ({ target }: Event) => {
    if (target instanceof Element) nameElements(target.closest(nameable) ?? target, onSuccessor);
  };
  const observer = new MutationObserver(() => passOn(onSuccessor));

  focused = document.activeElement;
  nameElements(document.documentElement, onSuccessor);
  observer.observe(document, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, notice, { capture: true, signal });
  addEventListener('focusin', ({ target }) => (focused = target), { signal });
  // Browsers differ in whether a field that is taken out of the page loses focus with an event.
  addEventListener(
    'focusout',
    ({ target }) =>
      setTimeout(() => {
        if (focused === target && target instanceof Element && target.isConnected) focused = null;
      }),
    { signal },
  );

  // When Next hydrates the page, its first write to the history restores the URL that the page had when its scripts
  // started. The visitor may have followed a link within the page since, so that write keeps the current URL.
  history.replaceState = (state) => {
    Reflect.deleteProperty(history, 'replaceState');
    history.replaceState(state, '');
  };

  addEventListener(
    'hydrated',
    () => {
      acts.isDone = true;
      passOn(onSuccessor);
      observer.disconnect();
      untilHydrated.abort();
      // A menu under the pointer opens without the pointer having to leave and come back.
      const hovered = [...document.querySelectorAll(':hover')].at(-1);
      hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      replayQueue(acts);
    },
    { once: true },
  );
}

/** Passes on what the visitor has done to `old`, which has been drawn anew, before the next key is pressed. */
function passOnActs({ queue }: EarlyActs, old: Element, element: Element) {
  // Only what is written into the field with the focus can be undone.
  const hasLostFocus = focused === old && document.activeElement === document.body && element instanceof HTMLElement;
  if (hasLostFocus) element.focus({ preventScroll: true });
  for (const act of queue) {
    if (act.submitter === old) act.submitter = element;
    if (act.element !== old) continue;
    act.element = element;
    if (!isField(element) || !isField(old)) continue;
    if (isToggle(element)) element.checked = act.value === true;
    else if (element.type === 'file') Object.assign(element, { files: (old as HTMLInputElement).files });
    else write(element, String(act.value));
  }
  if (old instanceof HTMLDetailsElement && old.open) element.toggleAttribute('open', true);
  if (hasLostFocus && 'selectionStart' in old && isField(element)) select(element, old as HTMLInputElement);
}

/** One act at a time, because React must handle each before the next. */
function replayQueue(acts: EarlyActs) {
  const act = acts.queue.shift();
  if (act?.element.isConnected) replay(act);
  if (act) setTimeout(replayQueue, 20, acts);
}

function replay({ element, submitter, value }: Act) {
  if (element instanceof HTMLFormElement)
    return element.requestSubmit(submitter?.isConnected ? (submitter as HTMLElement) : undefined);
  if (!isField(element) || isToggle(element)) {
    // A toggle is clicked from the opposite state, so that it ends in the queued one. Buttons have no value.
    if (value !== undefined) Object.assign(element, { checked: !value });
    return (element as HTMLElement).click();
  }
  if (element.type !== 'file') {
    write(element, String(value));
    // React notices a change only if the value differs from the last one that it knows.
    (element as { _valueTracker?: { setValue: (known: string) => void } })._valueTracker?.setValue(`${value} `);
  }
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Only what differs, because writing moves the caret and empties the list of what can be undone. */
function write(field: Field, value: string) {
  if (field.value === value) return;
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  // As if typed. There is no newer way to write something that can be undone.
  if (field === document.activeElement && 'select' in field) {
    field.select();
    document.execCommand('insertText', false, value);
  }
  if (field.value === value) return select(field, { selectionStart, selectionEnd });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (field === document.activeElement) select(field, { selectionStart, selectionEnd });
}

/** Fields for emails and numbers don't tell. */
function select(field: Field, at: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>) {
  if (typeof at.selectionStart === 'number')
    (field as HTMLInputElement).setSelectionRange(at.selectionStart, at.selectionEnd);
}
