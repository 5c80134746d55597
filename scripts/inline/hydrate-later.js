// @ts-check
/*
 * Stands in every public page, ahead of the framework. The page is complete without scripts, so they are fetched
 * when the page has loaded and the browser has nothing to do, or at the first touch, key or press. What a visitor
 * does before the page has come alive is kept: links, details and the browser's own commands work by themselves;
 * presses of buttons, sent forms and what was typed are handed to React once it has taken over their element.
 * The build strips the comments and fills in the addresses.
 */
(() => {
  const addresses = '__SCRIPTS__'.split(' ');
  const runtime = addresses.filter(isRuntime);
  const scripts = addresses.filter((address) => !isRuntime(address));
  /** What React needs to know of the page beside its HTML; empty where the page carries it itself. */
  const payload = '__PAYLOAD__';
  const wakingEvents = ['pointerdown', 'touchstart', 'keydown'];
  let started = false;
  let failed = false;
  /** Every element that is still waiting for React, in the order of the visitor's acts. @type {{ element: Element, act: () => void, give: () => void }[]} */
  const waiting = [];
  /** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
  /** @type {Map<Field, string | boolean>} */
  const typed = new Map();
  /** @type {Element | null} */
  let pointedAt = null;
  /** Acts of our own go through. */
  let handingOver = false;

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
    if (started) return;
    started = true;
    if (payload) {
      for (const address of runtime) preload(address);
      // Everything the framework reads when it starts must be there before its runtime is.
      fetch(payload)
        .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
        .then((text) => {
          const page = /** @type {{ __next_f?: unknown[] }} */ (/** @type {unknown} */ (window));
          (page.__next_f = page.__next_f || []).push([0], [1, text]);
          runtime.forEach(addScript);
        })
        .catch(giveUp);
    } else {
      runtime.forEach(addScript);
    }
    // A network that hangs gives no error: a form that was sent must not wait for ever.
    setTimeout(() => {
      if (waiting.length > 0) giveUp();
    }, 15000);
  }

  /** @param {string} address */
  function isRuntime(address) {
    return address.includes('/turbopack-');
  }

  /** @param {string} address */
  function addScript(address) {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onerror = giveUp;
    document.head.append(script);
  }

  /** @param {string} address */
  function preload(address) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  }

  function giveUp() {
    failed = true;
    for (const { give } of waiting.splice(0)) give();
  }

  /** @param {Element} element */
  function isAlive(element) {
    return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }

  /** @param {Element} element @param {() => void} act @param {() => void} give */
  function keep(element, act, give) {
    waiting.push({ element, act, give });
    fetchScripts();
    if (waiting.length === 1) setTimeout(handOver, 20);
  }

  function handOver() {
    const next = waiting[0];
    if (!next) return;
    if (!next.element.isConnected) {
      waiting.shift();
    } else if (isAlive(next.element)) {
      // The press may be on a control whose effects run after this frame: they go first.
      setTimeout(() => {
        if (waiting[0] !== next) return;
        waiting.shift();
        handingOver = true;
        next.act();
        handingOver = false;
        setTimeout(handOver, 20);
      }, 50);
      return;
    }
    setTimeout(handOver, 30);
  }

  /** Whether the browser does what the button says without any script. @param {HTMLButtonElement} button */
  function isNative(button) {
    if (button.hasAttribute('commandfor')) return 'commandForElement' in button;
    if (button.hasAttribute('popovertarget')) return 'popoverTargetElement' in button;
    return button.type !== 'button' && button.form !== null;
  }

  addEventListener(
    'click',
    (event) => {
      if (handingOver || failed || !(event.target instanceof Element)) return;
      const button = event.target.closest('button');
      if (!button || button.disabled || isNative(button) || isAlive(button)) return;
      event.stopImmediatePropagation();
      keep(button, () => button.click(), () => {});
    },
    true,
  );

  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (handingOver || failed || !(form instanceof HTMLFormElement) || isAlive(form)) return;
      // A dialog's own form only closes the dialog.
      if (form.method === 'dialog') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const submitter = event.submitter;
      keep(
        form,
        () => form.requestSubmit(submitter instanceof HTMLElement && submitter.isConnected ? submitter : null),
        // Without scripts a form that has an address of its own is sent there; one that has none would only clear itself.
        () => form.hasAttribute('action') && form.submit(),
      );
    },
    true,
  );

  for (const name of ['input', 'change']) {
    addEventListener(
      name,
      (event) => {
        const field = event.target;
        if (handingOver || failed || !isField(field)) return;
        if (field.type === 'radio') forgetOthers(field);
        const known = typed.has(field);
        if (!known && isAlive(field)) return;
        // Remembered now: React puts its own value back when anything near the field changes.
        typed.set(field, isToggle(field) ? field.checked : field.value);
        if (!known) keep(field, () => tell(field), () => {});
      },
      true,
    );
  }

  /** Of a group of radio buttons only the last choice counts. @param {Field} chosen */
  function forgetOthers(chosen) {
    for (const other of typed.keys()) {
      if (other !== chosen && other.type === 'radio' && other.name === chosen.name && other.form === chosen.form) typed.delete(other);
    }
  }

  /** @param {EventTarget | null} target @returns {target is Field} */
  function isField(target) {
    return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  }

  /** @param {Field} field @returns {field is HTMLInputElement} */
  function isToggle(field) {
    return field.type === 'checkbox' || field.type === 'radio';
  }

  /** React hears of a value only when it differs from the one it met. @param {Field} field */
  function tell(field) {
    const value = typed.get(field);
    if (!typed.delete(field)) return;
    if (isToggle(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    field.value = '';
    if (own && own.set) own.set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /* A menu that opens under a resting mouse must not wait until the mouse has left and come back. */
  addEventListener(
    'mouseover',
    (event) => {
      if (handingOver || !(event.target instanceof Element) || isAlive(event.target)) return;
      if (!pointedAt) setTimeout(tellPointed, 100);
      pointedAt = event.target;
    },
    true,
  );

  function tellPointed() {
    if (!pointedAt || failed) return;
    if (!pointedAt.isConnected || !pointedAt.matches(':hover')) {
      pointedAt = null;
    } else if (isAlive(pointedAt)) {
      handingOver = true;
      pointedAt.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: null }));
      handingOver = false;
      pointedAt = null;
    } else {
      setTimeout(tellPointed, 100);
    }
  }

  for (const name of wakingEvents) addEventListener(name, fetchScripts, { capture: true, passive: true });
  /** @param {number} timeout the longest wait for a free moment, in milliseconds */
  function whenIdle(timeout) {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchWhenIdle, { timeout });
    else setTimeout(fetchWhenIdle, 50);
  }
  if (document.readyState === 'complete') whenIdle(2000);
  else addEventListener('load', () => whenIdle(2000));
})();
