import { TextEncoder } from 'node:util';

/* For all tests. jest-setup-components.ts is separate because it's slow to load. */

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

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
