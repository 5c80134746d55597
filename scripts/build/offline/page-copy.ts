/** The header of a cached copy with the time at which it was fetched, in milliseconds since 1970. */
const fetchedAtHeader = 'X-Fetched-At';

/**
 * A copy of the page for the cache, with the time. Reads the page to its end first: a page that breaks off half-way is an
 * error, not a copy.
 */
export async function datedCopy(response: Response, now: number): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(fetchedAtHeader, String(now));
  return new Response(await response.text(), { status: response.status, headers });
}

/** When the copy was fetched, in milliseconds since 1970. */
export function fetchedAt(copy: Response): number {
  return Number(copy.headers.get(fetchedAtHeader));
}

/** The copy that was fetched last, of those that exist. */
export function newest(copies: readonly (Response | undefined)[]): Response | undefined {
  return copies
    .filter((copy) => copy !== undefined)
    .reduce<Response | undefined>(
      (best, copy) => (best && fetchedAt(best) >= fetchedAt(copy) ? best : copy),
      undefined,
    );
}
