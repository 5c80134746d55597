/* Wrapped so that tests can mock them: jsdom can't spy on `location`. */

export function navigateTo(href: string): void {
  window.location.assign(href);
}

export function replaceWith(href: string): void {
  window.location.replace(href);
}
