let sign: string | null | undefined;

/** `#sign=brown-ring`. Removed from the URL, so that a reload restores the visitor's draft. */
export function signFromFragment(): string | null {
  if (sign === undefined) {
    sign = /[#&]sign=([\w-]+)/.exec(location.hash)?.[1] ?? null;
    if (sign) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return sign;
}
