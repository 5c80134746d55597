import type { LocalKey, SessionKey } from './stored-keys';

/**
 * Props for the element of an island that shows again what the browser has stored. If one of the entries is there, the
 * page fetches its scripts without waiting for the visitor (lib/browser/inline/hydrate-later.ts).
 */
export function remembers(...keys: readonly (LocalKey | SessionKey)[]) {
  return { 'data-remembers': keys.join(' ') };
}
