/** Goes to an address. A function of its own because a test can pass another one, and cannot watch the browser's. */
export function navigateTo(href: string): void {
  window.location.assign(href);
}
