import type { Session } from '@/scripts/browsers/session';
import { until } from '@/scripts/browsers/until';

/** Finds things by their text, as a person does. `scope` is a CSS selector that limits the search. */
export interface Visitor {
  /** Opens a page, wakes it and waits until it is hydrated. */
  readonly open: (route: string) => Promise<void>;
  /** Clicks the button, link or choice with this text. */
  readonly press: (scope: string, words: string) => Promise<void>;
  /** Clicks the first element that matches the CSS selector, once there is one. */
  readonly pressFirst: (selector: string) => Promise<void>;
  /** Types into the field with this label. */
  readonly type: (scope: string, label: string, text: string) => Promise<void>;
  /** Comes back to the page from the mail program that a press has opened. */
  readonly returnFromMail: () => Promise<void>;
  /** Waits until this text is visible. */
  readonly read: (scope: string, words: string) => Promise<void>;
  /** Adds photos with these names, which the page itself draws, because not every driver can choose files. */
  readonly addPhotos: (scope: string, names: readonly string[]) => Promise<void>;
  /** Stands in for the device's share sheet, or takes the browser's own away. */
  readonly setShareSheet: (isThere: 'there' | 'missing') => Promise<void>;
  /** Waits until the names of the files that left the page, through the share sheet or in a downloaded e-mail, are these. */
  readonly seeSent: (names: readonly string[]) => Promise<void>;
}

export function visitor(session: Session, origin: string): Visitor {
  /** Waits for the control and marks it for the driver, which finds elements by selector only. */
  const find = async (scope: string, words: string, kind: 'field' | 'control') => {
    await until(() => session.evaluate(markControl, scope, words, kind), `no ${kind} "${words}" in ${scope}`);
    return '[data-found]';
  };
  return {
    open: async (route) => {
      await session.visit(origin + route);
      await untilAlive(session);
    },
    press: async (scope, words) => session.press(await find(scope, words, 'control')),
    pressFirst: async (selector) => {
      await until(() => session.evaluate(isThere, selector), `nothing is found by ${selector}`);
      await session.press(selector);
    },
    type: async (scope, label, text) => session.type(await find(scope, label, 'field'), text),
    returnFromMail: () => session.returnFromMail(),
    read: (scope, words) =>
      until(() => session.evaluate(canBeRead, scope, words), `"${words}" cannot be read in ${scope}`),
    addPhotos: (scope, names) => session.evaluate(addDrawnPhotos, scope, names.join('\n')),
    setShareSheet: (isThere) => session.evaluate(setShareSheet, isThere),
    seeSent: (names) =>
      until(() => session.evaluate(hasSent, names.join('\n')), `what was sent is not ${names.join(' and ')}`),
  };
}

/** Wakes the page by its first scroll and waits until React has taken it over. */
export async function untilAlive(session: Session): Promise<void> {
  await session.evaluate(wake);
  await until(() => session.evaluate(isAlive), 'the page did not come alive');
}

/* The functions below run in the page. */

function wake(): void {
  scrollTo({ top: 1, behavior: 'instant' });
}

/** The page sets `data-hydrated` on its root element once React has hydrated it. */
export function isAlive(): boolean {
  return document.readyState === 'complete' && 'hydrated' in document.documentElement.dataset;
}

function isThere(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

export function markControl(scope: string, words: string, kind: string): boolean {
  for (const marked of document.querySelectorAll('[data-found]')) marked.removeAttribute('data-found');
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    return plain(ids.length > 0 ? texts.join(' ') : (element.getAttribute('aria-label') ?? element.textContent));
  };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  for (const part of document.querySelectorAll(scope)) {
    const labels = [...part.querySelectorAll('label')].filter((label) => plain(label.textContent) === words);
    const named = [...part.querySelectorAll('input, select, textarea')].filter(
      (field) => field.getAttribute('aria-label') === words,
    );
    const controls = [...part.querySelectorAll('button:not(:disabled), a[href], summary')].filter(
      (control) => labelOf(control) === words,
    );
    const found = kind === 'field' ? [...labels.map((label) => label.control), ...named] : [...controls, ...labels];
    const shown = found.find((element) => element !== null && isShown(element));
    if (shown) {
      // A driver cannot click an element whose layout is still deferred.
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      shown.setAttribute('data-found', '');
      return true;
    }
  }
  return false;
}

export function canBeRead(scope: string, words: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(scope)].some((part) => part.innerText.includes(words));
}

async function addDrawnPhotos(scope: string, names: string): Promise<void> {
  const chosen = new DataTransfer();
  for (const name of names.split('\n')) {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'red';
    context.fillRect(0, 0, 1200, 900);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    if (!blob) throw new Error('no picture');
    chosen.items.add(new File([blob], name, { type: 'image/jpeg' }));
  }
  const input = document.querySelector<HTMLInputElement>(`${scope} [data-photos] input[type="file"]`);
  if (!input) throw new Error(`no photo field in ${scope}`);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Notes what leaves the page in `data-sent` on its root element. */
function setShareSheet(isThere: string): void {
  const note = (names: readonly string[]) => (document.documentElement.dataset.sent = names.join('\n'));
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name);
  if (isThere === 'there') {
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: ({ files = [] }: ShareData) => {
        note(files.map(({ name }) => name));
        return Promise.resolve();
      },
    });
  }
  const { createObjectURL } = URL;
  URL.createObjectURL = (content) => {
    if (content instanceof Blob && content.type === 'message/rfc822')
      void content.text().then((mail) => note([...mail.matchAll(/filename="(.*)"/g)].map(([, name = '']) => name)));
    return createObjectURL.call(URL, content);
  };
}

function hasSent(names: string): boolean {
  return document.documentElement.dataset.sent === names;
}
