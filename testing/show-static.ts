import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Shows what the build writes into a page's HTML, for tests that only read: it has no effects and stays until the next. */
export function showStatic(element: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(element);
  document.body.replaceChildren(container);
  return container;
}
