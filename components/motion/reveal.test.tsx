import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

/** The observers of the rendered section. `margin` is what an observer adds to the viewport's height at the bottom. */
let observers: { readonly margin: number; readonly callback: IntersectionObserverCallback }[];
let animated: Element[];

/** Collects the observers, so that `scrollTo` can call them as a browser would. */
function mockBrowser({ reduced = false } = {}) {
  animated = [];
  observers = [];
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  window.IntersectionObserver = class {
    constructor(
      readonly callback: IntersectionObserverCallback,
      { rootMargin = '' }: IntersectionObserverInit = {},
    ) {
      const [, , bottom = ''] = rootMargin.split(' ');
      observers.push({ callback, margin: (Number.parseFloat(bottom) / 100) * window.innerHeight });
    }
    observe() {}
    disconnect() {
      observers = observers.filter(({ callback }) => callback !== this.callback);
    }
  } as unknown as typeof IntersectionObserver;
  Element.prototype.animate = jest.fn(function animate(this: Element) {
    animated.push(this);
    return {
      finished: Promise.resolve(),
      cancel() {},
      pause() {},
      play() {},
      commitStyles() {},
    } as unknown as Animation;
  });
}

/** Tells the observers that the section is 600 pixels tall and its top edge is at `top` in the viewport. */
function scrollTo(top: number) {
  act(() => {
    for (const { callback, margin } of [...observers]) {
      const isIntersecting = top < window.innerHeight + margin && top > -600;
      callback(
        [{ boundingClientRect: { top }, isIntersecting } as IntersectionObserverEntry],
        {} as IntersectionObserver,
      );
    }
  });
}

const farBelow = 5000;
const justBelow = window.innerHeight + 50;
const onScreen = 500;
const scrolledPast = -900;

describe('Reveal', () => {
  it.each([
    ['is on the screen', onScreen],
    ['was scrolled past', scrolledPast],
    ['starts just above the bottom of the screen', window.innerHeight - 8],
    ['is far below', farBelow],
  ])('does not hide or animate a section that %s', (_, where) => {
    mockBrowser();
    render(<Reveal>A section</Reveal>);
    scrollTo(where);
    expect(screen.getByText('A section')).not.toHaveStyle({ opacity: 0 });
    scrollTo(onScreen);
    expect(screen.getByText('A section')).not.toHaveStyle({ opacity: 0 });
    expect(animated).toEqual([]);
  });

  it('hides nothing when the visitor prefers reduced motion', () => {
    mockBrowser({ reduced: true });
    render(<Reveal>Just below</Reveal>);
    scrollTo(justBelow);
    expect(screen.getByText('Just below')).not.toHaveStyle({ opacity: 0 });
  });

  it('hides a section just below the screen, and fades it in only the first time it is scrolled into view', () => {
    mockBrowser();
    render(<Reveal>The next section</Reveal>);
    const section = screen.getByText('The next section');
    scrollTo(farBelow);
    scrollTo(justBelow);
    expect(section).toHaveStyle({ opacity: 0 });

    scrollTo(onScreen);
    expect(animated).toContain(section);

    animated = [];
    scrollTo(justBelow);
    scrollTo(onScreen);
    expect(animated).toEqual([]);
  });

  it('shows a hidden section again if the visitor scrolls away from it', () => {
    mockBrowser();
    render(<Reveal>The next section</Reveal>);
    scrollTo(justBelow);
    scrollTo(farBelow);
    expect(screen.getByText('The next section')).not.toHaveStyle({ opacity: 0 });
  });

  it('shows a hidden section for printing', () => {
    mockBrowser();
    render(<Reveal>Just below</Reveal>);
    scrollTo(justBelow);
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('Just below')).not.toHaveStyle({ opacity: 0 });
  });

  it('staggers the items of a list', () => {
    mockBrowser();
    render(
      <Reveal as="ul" stagger>
        <li>One</li>
        <li>Two</li>
      </Reveal>,
    );
    scrollTo(justBelow);
    scrollTo(onScreen);
    expect(animated).toEqual(expect.arrayContaining([screen.getByText('One'), screen.getByText('Two')]));
    expect(animated).not.toContain(screen.getByRole('list'));
  });
});
