export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A browser window with one page, independent of the driver. */
export interface Session {
  /** Name and version: `Firefox 140.0`. */
  readonly version: string;
  /** Waits for the page's load event. */
  readonly visit: (url: string) => Promise<void>;
  /** Runs a function in the page. The function must not use variables from outside it. */
  readonly evaluate: <Args extends readonly string[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs the text of a script in the page. */
  readonly run: (source: string) => Promise<void>;
  /** Clicks the first element that matches the CSS selector. */
  readonly press: (selector: string) => Promise<void>;
  /** Types into the first field that matches the CSS selector, replacing its value. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /**
   * Comes back from a mail link. A browser without a mail program leaves the page for an error page, from which the page
   * is opened again; the others stay on the page.
   */
  readonly returnFromMail: () => Promise<void>;
  /** Errors and failed requests since the last call. */
  readonly takeProblems: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser in which the site is tested. */
export interface Engine {
  readonly open: (size: WindowSize) => Promise<Session>;
  /** Whether the driver does not report the console, so that each page must record its own errors. */
  readonly needsRecorder: boolean;
}

/**
 * An expression that calls the function in the page. It passes a stand-in for `__name`, a helper that `tsx` adds around
 * named functions and that the page lacks.
 */
export function callInPage<Args extends readonly string[]>(act: (...args: Args) => unknown, args: Args): string {
  return `((__name) => (${String(act)})(...${JSON.stringify(args)}))((named) => named)`;
}
