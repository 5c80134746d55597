import { TextEncoder } from 'node:util';

/* For all tests. What only components need is in jest-setup-components.ts, because it takes long to load. */

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
