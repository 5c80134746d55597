import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { TextEncoder } from 'node:util';

expect.extend(toHaveNoViolations);

/* An error that nobody expected fails the test that caused it. A test that expects one mocks console.error itself. */
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

/* jsdom has no modal dialogs. */
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

/* jsdom has no screen for things to come into: without this, every link sets its own state outside the test's turn. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/* jsdom asks no media queries. Tests see a visitor who asked for less motion, unless they say otherwise. */
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
