/**
 * What a visitor did before React took over the page. A script in the page keeps it (scripts/build/inline/hydrate-later.ts),
 * and `handOverEarlyActs` passes it to React. The page holds only the keeping, because every visitor pays for it.
 */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyActs {
  /** Pressed buttons, submitted forms and changed fields, in the order of the visitor's actions. */
  readonly acts: { readonly element: Element; readonly submitter?: HTMLElement | null }[];
  /** What stands in the changed fields: the text, or whether a box is checked. */
  readonly typed: Map<Field, string | boolean>;
  /** What the mouse was on last. */
  pointedAt?: Element;
  /** Whether the events of this moment come from `handOverEarlyActs`, and not from the visitor. */
  isHandingOver?: boolean;
}

declare global {
  interface Window {
    /** Missing on pages whose scripts start at once. */
    readonly earlyActs?: EarlyActs;
  }
}

/** Repeats for React what the visitor did before, one event at a time: React must handle each before the next. */
export function handOverEarlyActs(): void {
  const early = window.earlyActs;
  if (!early) return;
  const { acts, typed, pointedAt } = early;

  // A menu that opens on hover must not wait until the mouse has left and come back.
  if (pointedAt?.isConnected && pointedAt.matches(':hover')) {
    pointedAt.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }
  handOverNext();

  function handOverNext() {
    const act = acts.shift();
    if (!early || !act) return;
    if (act.element.isConnected) {
      early.isHandingOver = true;
      repeat(act, typed);
      early.isHandingOver = false;
    }
    setTimeout(handOverNext, 20);
  }
}

function repeat({ element, submitter }: EarlyActs['acts'][number], typed: EarlyActs['typed']): void {
  if (element instanceof HTMLButtonElement) element.click();
  else if (element instanceof HTMLFormElement) element.requestSubmit(submitter?.isConnected ? submitter : undefined);
  else if (isField(element)) tell(element, typed);
}

/** React notices a value only if it differs from the one it knows. */
function tell(field: Field, typed: EarlyActs['typed']): void {
  const value = typed.get(field);
  if (!typed.delete(field)) return;
  if (isToggle(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  // Bypasses React's setter on the element, which would record the value as known.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

export function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
