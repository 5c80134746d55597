import '@testing-library/jest-dom';

/* What jsdom lacks, for tests of components. */

/* jsdom does not implement showModal() and close(). */
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/* jsdom has no IntersectionObserver. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/* jsdom has no ResizeObserver, and no layout that could change. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

/* jsdom has no matchMedia. Tests run with reduced motion unless they override this. */
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
