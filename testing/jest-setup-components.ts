import '@testing-library/jest-dom';
import { shareComputedStyles } from './computed-style';

/* What jsdom lacks, for component tests. */

if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    const dialog = target.closest('dialog');
    if (dialog && submitter instanceof HTMLButtonElement) dialog.returnValue = submitter.value;
    dialog?.close();
  });
}

if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {};

globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

/* Tests run with reduced motion unless they override this. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => ({
    matches: media.includes('prefers-reduced-motion: reduce'),
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  });
}

if (typeof window !== 'undefined') shareComputedStyles();
