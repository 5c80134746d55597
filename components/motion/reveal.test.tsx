import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

let report: (where: { readonly top: number; readonly isIntersecting: boolean }) => void;
let animated: Element[];

/** Mocks the observer and animations. `report` plays an intersection change, as browsers do after mount and on scroll. */
function stage({ reduced = false } = {}) {
  animated = [];
  report = () => {};
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = ({ top, isIntersecting }) =>
        act(() =>
          callback(
            [{ boundingClientRect: { top }, isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {
      report = () => {};
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

const below = { top: 5000, isIntersecting: false };
const onScreen = { top: 500, isIntersecting: true };
const scrolledPast = { top: -900, isIntersecting: false };

describe('Reveal', () => {
  it.each([
    ['is on the screen', onScreen],
    ['was scrolled past', scrolledPast],
    ['starts at the very edge of the screen', { top: 760, isIntersecting: false }],
  ])('does not hide or animate a section that %s', (_, where) => {
    stage();
    render(<Reveal>A section</Reveal>);
    report(where);
    report(onScreen);
    expect(screen.getByText('A section')).not.toHaveStyle({ opacity: 0 });
    expect(animated).toEqual([]);
  });

  it('hides nothing when the visitor prefers reduced motion', () => {
    stage({ reduced: true });
    render(<Reveal>Far below</Reveal>);
    report(below);
    expect(screen.getByText('Far below')).not.toHaveStyle({ opacity: 0 });
  });

  it('hides a section below the viewport, and fades it in once, when it is scrolled to', () => {
    stage();
    render(<Reveal>Far below</Reveal>);
    const block = screen.getByText('Far below');
    report(below);
    expect(block).toHaveStyle({ opacity: 0 });

    report(onScreen);
    expect(animated).toContain(block);

    animated = [];
    report(below);
    report(onScreen);
    expect(animated).toEqual([]);
  });

  it('shows a hidden section for printing', () => {
    stage();
    render(<Reveal>Far below</Reveal>);
    report(below);
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('Far below')).not.toHaveStyle({ opacity: 0 });
  });

  it('staggers the items of a list', () => {
    stage();
    render(
      <Reveal as="ul" stagger>
        <li>One</li>
        <li>Two</li>
      </Reveal>,
    );
    report(below);
    report(onScreen);
    expect(animated).toEqual(expect.arrayContaining([screen.getByText('One'), screen.getByText('Two')]));
    expect(animated).not.toContain(screen.getByRole('list'));
  });
});
