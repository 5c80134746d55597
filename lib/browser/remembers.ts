import type { LocalKey, SessionKey } from './stored-keys';

/**
 * Props for the root element of an island that restores stored data. If one of the entries exists, the page hydrates
 * without waiting for the visitor (lib/browser/inline/hydrate-later.ts).
 */
export function remembers(...keys: readonly (LocalKey | SessionKey)[]) {
  return { 'data-remembers': keys.join(' ') };
}
