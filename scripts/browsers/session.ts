export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A browser window with one page in it. */
export interface Session {
  readonly version: string;
  /** Waits for the page's load event. */
  readonly visit: (url: string) => Promise<void>;
  /** Runs a function in the page; it knows nothing of what surrounds it here. */
  readonly evaluate: <Result>(act: () => Result | Promise<Result>) => Promise<Result>;
  /** Runs a whole script in the page. */
  readonly run: (source: string) => Promise<void>;
  /** Errors and failed requests since it was asked last. */
  readonly takeProblems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** An expression that calls the function in the page. `tsx` wraps named functions in a helper that only exists here. */
export function callInPage(act: () => unknown): string {
  return `((__name) => (${String(act)})())((named) => named)`;
}
