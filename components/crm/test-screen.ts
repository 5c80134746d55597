/** For tests: jsdom has no screen and no layout. Gives the window a width that media queries can see, and every element a row's height. */
export function setScreenWidth(pixels: number): void {
  window.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 67 });
  window.matchMedia = (query) => {
    const least = 16 * Number(/min-width:\s*([\d.]+)rem/.exec(query)?.[1] ?? 0);
    const list = new EventTarget() as EventTarget & Partial<MediaQueryList>;
    return Object.assign(list, { matches: pixels >= least, media: query }) as MediaQueryList;
  };
}
