import { act, render, screen } from '@testing-library/react';
import { Entrances } from './entrances';

/** `margin` is what an observer adds to the viewport's height at the bottom. */
interface Observer {
  readonly margin: number;
  readonly callback: IntersectionObserverCallback;
  readonly observed: Set<Element>;
}
let observers: Observer[];
let animated: Element[];

/** Collects the observers, so that `scrollTo` can call them as a browser would. */
function mockBrowser({ reduced = false } = {}) {
  animated = [];
  observers = [];
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  window.IntersectionObserver = class {
    readonly observed = new Set<Element>();
    constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      const [, , bottom = ''] = rootMargin.split(' ');
      observers.push({
        callback,
        margin: (Number.parseFloat(bottom) / 100) * window.innerHeight,
        observed: this.observed,
      });
    }
    observe(element: Element) {
      this.observed.add(element);
    }
    unobserve(element: Element) {
      this.observed.delete(element);
    }
    disconnect() {
      this.observed.clear();
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

/** Shows a page with one part that enters, once React has hydrated it. */
async function show({ reduced = false } = {}): Promise<HTMLElement> {
  mockBrowser({ reduced });
  render(
    <>
      <section>
        <div data-enters="" data-testid="part">
          <h2>Heading</h2>
          <ul data-stagger="">
            <li>One</li>
            <li>Two</li>
          </ul>
        </div>
      </section>
      <Entrances />
    </>,
  );
  await act(async () => {
    dispatchEvent(new Event('hydrated'));
    await import('framer-motion/dom/mini');
  });
  return screen.getByTestId('part');
}

/** Tells the observers that the part is 600 pixels tall and its top edge is at `top` in the viewport. */
function scrollTo(top: number) {
  for (const { callback, margin, observed } of observers) {
    const isIntersecting = top < window.innerHeight + margin && top > -600;
    const entries = [...observed].map((target) => ({ target, boundingClientRect: { top }, isIntersecting }));
    if (entries.length > 0) callback(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver);
  }
}

const farBelow = 5000;
const justBelow = window.innerHeight + 50;
const onScreen = 500;
const scrolledPast = -900;

test.each([
  ['is on the screen', onScreen],
  ['was scrolled past', scrolledPast],
  ['starts just above the bottom of the screen', window.innerHeight - 8],
  ['is far below', farBelow],
])('does not hide or animate a part that %s', async (_, where) => {
  const part = await show();
  expect(observers).toHaveLength(2);
  scrollTo(where);
  expect(part).not.toHaveStyle({ opacity: 0 });
  scrollTo(onScreen);
  expect(part).not.toHaveStyle({ opacity: 0 });
  expect(animated).toEqual([]);
});

test('hides nothing before the page is hydrated', () => {
  mockBrowser();
  render(<div data-enters="">A part</div>);
  render(<Entrances />);
  expect(observers).toEqual([]);
});

test('hides nothing when the visitor prefers reduced motion', async () => {
  const part = await show({ reduced: true });
  expect(observers).toEqual([]);
  expect(part).not.toHaveStyle({ opacity: 0 });
});

test('hides a part just below the screen, and fades it in only the first time it is scrolled into view', async () => {
  const part = await show();
  scrollTo(farBelow);
  scrollTo(justBelow);
  expect(part).toHaveStyle({ opacity: 0 });

  scrollTo(onScreen);
  expect(animated).toEqual(expect.arrayContaining([part, screen.getByText('One'), screen.getByText('Two')]));
  expect(animated).not.toContain(screen.getByRole('list'));

  animated = [];
  scrollTo(justBelow);
  scrollTo(onScreen);
  expect(animated).toEqual([]);
});

test('shows a hidden part again if the visitor scrolls away from it', async () => {
  const part = await show();
  scrollTo(justBelow);
  scrollTo(farBelow);
  expect(part).not.toHaveStyle({ opacity: 0 });
});

test.each([
  ['for printing', () => dispatchEvent(new Event('beforeprint'))],
  ['if it gets focus', (part: HTMLElement) => part.dispatchEvent(new Event('focusin'))],
])('shows a hidden part %s', async (_, act) => {
  const part = await show();
  scrollTo(justBelow);
  act(part);
  expect(part).not.toHaveStyle({ opacity: 0 });
  expect(screen.getByText('Two')).not.toHaveStyle({ opacity: 0 });
});
