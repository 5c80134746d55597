export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A browser window with one page in it, whatever drives it. */
export interface Session {
  /** Name and number: `Firefox 140.0`. */
  readonly version: string;
  /** Waits for the page's load event. */
  readonly visit: (url: string) => Promise<void>;
  /** Runs a function in the page; it knows nothing of what surrounds it here. */
  readonly evaluate: <Args extends readonly string[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a whole script in the page. */
  readonly run: (source: string) => Promise<void>;
  /** Presses the first element that the CSS selector finds, as a person does. */
  readonly press: (selector: string) => Promise<void>;
  /** Types into the first field that the CSS selector finds, in place of what it holds. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Errors and failed requests since it was asked last. */
  readonly takeProblems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** One of the browsers that the site is tried in. */
export interface Engine {
  readonly open: (size: WindowSize) => Promise<Session>;
  /** Whether the driver tells nothing of the console, so that each page must note its own errors. */
  readonly needsRecorder: boolean;
}

/** An expression that calls the function in the page. `tsx` wraps named functions in a helper that only exists here. */
export function callInPage<Args extends readonly string[]>(act: (...args: Args) => unknown, args: Args): string {
  return `((__name) => (${String(act)})(...${JSON.stringify(args)}))((named) => named)`;
}
