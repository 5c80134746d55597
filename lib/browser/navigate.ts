/* Wrapped so that tests can mock them, because jsdom's `location` can't be mocked. */

export function navigateTo(href: string): void {
  window.location.assign(href);
}

export function replaceWith(href: string): void {
  window.location.replace(href);
}
