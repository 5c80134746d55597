import type { KeyboardEvent } from 'react';

/** Enter in a caption would send the whole message. */
export function keepFormOpen(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter') event.preventDefault();
}
