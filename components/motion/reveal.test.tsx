import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

type Observe = (entries: Partial<IntersectionObserverEntry>[]) => void;
let observe: Observe;
let animated: Element[];

function stage({ top, reduced }: { readonly top: number; readonly reduced: boolean }) {
  animated = [];
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      observe = (entries) => callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  Element.prototype.animate = jest.fn(function animate(this: Element) {
    animated.push(this);
    return { finished: Promise.resolve(), cancel() {}, pause() {}, play() {}, commitStyles() {} } as unknown as Animation;
  });
}

describe('Reveal', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leaves what is on the screen alone', () => {
    stage({ top: 100, reduced: false });
    render(<Reveal>Above the fold</Reveal>);
    expect(screen.getByText('Above the fold')).not.toHaveStyle({ opacity: 0 });
  });

  it('hides nothing from who asked for less motion', () => {
    stage({ top: 5000, reduced: true });
    render(<Reveal>Far below</Reveal>);
    expect(screen.getByText('Far below')).not.toHaveStyle({ opacity: 0 });
  });

  it('hides what is still below the screen and brings it in when it is scrolled to', () => {
    stage({ top: 5000, reduced: false });
    render(<Reveal>Far below</Reveal>);
    const block = screen.getByText('Far below');
    expect(block).toHaveStyle({ opacity: 0 });

    act(() => observe([{ isIntersecting: true, target: block }]));
    expect(animated).toContain(block);
  });

  it('staggers the items of a list', () => {
    stage({ top: 5000, reduced: false });
    render(
      <Reveal as="ul" stagger>
        <li>One</li>
        <li>Two</li>
      </Reveal>,
    );
    const list = screen.getByRole('list');
    act(() => observe([{ isIntersecting: true, target: list }]));
    expect(animated).toEqual(expect.arrayContaining([screen.getByText('One'), screen.getByText('Two')]));
    expect(animated).not.toContain(list);
  });
});
