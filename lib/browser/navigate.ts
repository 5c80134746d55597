/*
 * Wrapped so that tests can pass mocks: jsdom does not let them spy on `location`.
 */

/** Navigates to a URL. */
export function navigateTo(href: string): void {
  window.location.assign(href);
}

/** Navigates to a URL, without a way back to this page. */
export function replaceWith(href: string): void {
  window.location.replace(href);
}
