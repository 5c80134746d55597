/** jsdom has no layout: sets the width that media queries see, and every element's height to 67 px. */
export function setScreenWidth(pixels: number): void {
  window.scrollTo = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 67 });
  window.matchMedia = (query) => {
    const [, least = '0', unit = 'px'] = /min-width:\s*([\d.]+)(px|rem)/.exec(query) ?? [];
    const width = Number(least) * (unit === 'rem' ? 16 : 1);
    const list = new EventTarget() as EventTarget & Partial<MediaQueryList>;
    return Object.assign(list, { matches: pixels >= width, media: query }) as MediaQueryList;
  };
}
