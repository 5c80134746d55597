let asked: string | null | undefined;

/** `#sign=brown-ring`. Removed from the address, so that a reload restores the visitor's draft. */
export function signFromAddress(): string | null {
  if (asked === undefined) {
    asked = /[#&]sign=([\w-]+)/.exec(location.hash)?.[1] ?? null;
    if (asked) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return asked;
}
