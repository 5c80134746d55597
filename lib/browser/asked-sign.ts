let asked: string | null | undefined;

/**
 * The id of the sign that the address names: `/contact/#sign=brown-ring`. The address is read once and then forgets it,
 * so that a reload brings back what the visitor has made of it.
 */
export function askedSign(): string | null {
  if (asked === undefined) {
    asked = /[#&]sign=([\w-]+)/.exec(location.hash)?.[1] ?? null;
    if (asked) history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
  return asked;
}
