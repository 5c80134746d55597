/* For `page.addInitScript`. */

export function denyStorage(names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
