/* Tests mock these functions, because jsdom's `location` can't be mocked. */

export function navigateTo(href: string): void {
  window.location.assign(href);
}

export function replaceWith(href: string): void {
  window.location.replace(href);
}
