import type { LocalKey, SessionKey } from './stored-keys';

/** If one of these keys is stored, the page hydrates without waiting for the visitor (inline/hydrate-later.ts). */
export const remembers = (...keys: readonly (LocalKey | SessionKey)[]) => ({ 'data-remembers': keys.join(' ') });
