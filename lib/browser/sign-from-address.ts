let asked: string | null | undefined;

/**
 * The sign id in the address: `/contact/#sign=brown-ring`. Reads the address once and then removes the fragment, so
 * that a reload restores the visitor's draft instead of starting over.
 */
export function signFromAddress(): string | null {
  if (asked === undefined) {
    asked = /[#&]sign=([\w-]+)/.exec(location.hash)?.[1] ?? null;
    if (asked) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return asked;
}
