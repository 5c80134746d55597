/** Navigates to a URL. Wrapped so that tests can pass a mock: jsdom does not let them spy on `location.assign`. */
export function navigateTo(href: string): void {
  window.location.assign(href);
}
