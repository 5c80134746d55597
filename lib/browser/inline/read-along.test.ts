/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';

const watched = new Map<Element, IntersectionObserverCallback>();

function cross(selector: string, isIntersecting = true, intersectionRatio = 1) {
  const target = document.querySelector(selector);
  const callback = target && watched.get(target);
  if (!callback) throw new Error(`Not observed: ${selector}`);
  const entry = { target, isIntersecting, intersectionRatio };
  callback([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
}

const current = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
const read = () => [...document.querySelectorAll('[data-read]')].map(({ id }) => id);

beforeAll(async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      watched.set(element, this.callback);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML = `
    <nav class="rail"><a href="#one">One</a><a href="#two">Two</a><a href="#gone">Gone</a></nav>
    <section id="first"><h2 id="one">One</h2></section>
    <section id="two"><div class="figure">
      <div class="figure-art"><svg>
        <circle class="bubble" /><text class="number">1</text><text id="word">R-10</text>
      </svg></div>
      <ol data-read-rows><li id="a" data-n="1">A</li><li id="b" data-n="2" data-slide="40">B</li></ol>
    </div><div class="figure"><ol data-read-rows="2xl"><li id="c">C</li></ol></div></section>
    <svg id="leak"><path class="wet" /><path class="wet" /></svg><svg id="plan"><path /></svg>`;
  await import('./read-along');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
});

test('marks the section being read', () => {
  cross('#first');
  expect(current()).toEqual(['One']);
  cross('#two');
  cross('#first', false);
  expect(current()).toEqual(['Two']);
});

test('marks no row of a figure whose rows aren’t a list on this screen', () => {
  expect(watched.has(document.querySelector('#a') ?? document.body)).toBe(true);
  expect(watched.has(document.querySelector('#c') ?? document.body)).toBe(false);
});

test('marks the row being read, and moves the drawing to its part', () => {
  cross('#a');
  expect(read()).toEqual(['a']);
  cross('#b');
  cross('#a', false);
  expect(read()).toEqual(['b']);
  expect(document.querySelector<HTMLElement>('.figure-art')?.style.getPropertyValue('--slide')).toBe('40');
  cross('#b', false);
  expect(read()).toEqual([]);
});

test('marks numbers and words that the edge of a strip cuts through', () => {
  const cut = () => [...document.querySelectorAll('[data-cut]')].map(({ id, classList }) => id || classList.value);
  cross('.bubble', true, 0.5);
  cross('#word', true, 0.2);
  expect(cut()).toEqual(['bubble', 'word']);
  cross('.bubble');
  cross('#word', false, 0);
  expect(cut()).toEqual([]);
  expect(() => cross('.number')).toThrow('Not observed');
});

test('unmarks the row when the pointer is over the list', () => {
  cross('#a');
  document.querySelector('#b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(read()).toEqual([]);
});

test('starts the water of a drawing when it comes into view, and only once', () => {
  const isDry = () => document.querySelector('#leak')?.hasAttribute('data-dry');
  cross('#leak', false);
  expect(isDry()).toBe(true);
  cross('#leak');
  expect(isDry()).toBe(false);
  expect(() => cross('#leak', false)).toThrow('Not observed');
  expect(() => cross('#plan')).toThrow('Not observed');
});

test('shows the water complete without scripts and with reduced motion', () => {
  const rules = new Map<string, string>();
  postcss.parse(readFileSync('components/figure/figure.css', 'utf8')).walkRules(/\.wet$/, (rule) => {
    const { parent } = rule;
    const media = parent?.type === 'atrule' ? (parent as postcss.AtRule).params : '';
    rule.walkDecls(/^animation/, ({ value }) => void rules.set(rule.selector, `${media} ${value}`));
  });
  expect([...rules]).toEqual([
    ['.figure-drawing .wet', '(prefers-reduced-motion: no-preference) run-down 2s 0.4s var(--ease-settle) both'],
    ['.figure-drawing[data-dry] .wet', '(prefers-reduced-motion: no-preference) paused'],
  ]);
});
