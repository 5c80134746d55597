/** Test setup, because jsdom has no layout: sets the width that media queries see, and every element's height to 67 px. */
export function setScreenWidth(pixels: number): void {
  window.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 67 });
  window.matchMedia = (query) => {
    const least = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0);
    const list = new EventTarget() as EventTarget & Partial<MediaQueryList>;
    return Object.assign(list, { matches: pixels >= least, media: query }) as MediaQueryList;
  };
}
