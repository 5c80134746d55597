import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { TextEncoder } from 'node:util';

expect.extend(toHaveNoViolations);

/* An unexpected console.error fails the test. Tests that expect one mock console.error themselves. */
const realError = console.error;
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    unexpected.push(args);
    realError(...args);
  };
});

afterEach(() => {
  const seen = unexpected;
  console.error = realError;
  if (seen.length > 0) throw new Error(`console.error was called ${seen.length} time(s): ${String(seen[0]?.[0])}`);
});

/* jsdom has no TextEncoder. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;

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
