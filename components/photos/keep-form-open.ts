import type { KeyboardEvent } from 'react';

/** Enter in a caption would submit the whole form. */
export function keepFormOpen(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter') event.preventDefault();
}
