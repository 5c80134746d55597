/*
 * Part of the pages with a rail, before their body. It marks in the rail the section that is being read, and in a figure
 * the row that is being read, which lights its part of the drawing (components/figure/figure.css). Water in a drawing waits
 * until it is in view. Without it the links work, every part is lit, and all water has run.
 */
import { below } from '@/lib/breakpoints';

addEventListener('DOMContentLoaded', () => {
  followSections();
  for (const list of document.querySelectorAll<HTMLElement>('[data-read-rows]')) followRows(list);
  holdWater();
});

/** Calls back when an element crosses a line on the screen, so far from the top, in percent of the height. */
function onLine(line: number, elements: Iterable<Element>, cross: (element: Element, isOn: boolean) => void) {
  const observer = new IntersectionObserver(
    (changes) => changes.forEach(({ target, isIntersecting }) => cross(target, isIntersecting)),
    { rootMargin: `-${line}% 0px -${100 - line}% 0px` },
  );
  for (const element of elements) observer.observe(element);
}

function followSections() {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.rail a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (section) links.set(section, link);
  }
  onLine(40, links.keys(), (section, isRead) => {
    if (!isRead) return;
    for (const [of, link] of links) link.ariaCurrent = of === section ? 'location' : null;
  });
}

function followRows(list: HTMLElement) {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const mark = (read?: HTMLElement) => {
    for (const row of rows) row.toggleAttribute('data-read', row === read);
    const drawing = list.closest('.figure')?.querySelector<HTMLElement>('.figure-art');
    if (read) drawing?.style.setProperty('--down', read.dataset.down ?? '0');
  };
  onLine(matchMedia(below('md')).matches ? 42 : 46, rows, (row, isRead) => {
    if (isRead) mark(row as HTMLElement);
    else row.removeAttribute('data-read');
  });
  // The pointer says more than the place on the screen.
  list.addEventListener('pointerover', () => mark());
}

/** Holds the water of a drawing at its source, from before it starts until the drawing is in view. */
function holdWater() {
  const drawings = new Set([...document.querySelectorAll('.wet')].map((path) => path.closest('svg')));
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        target.toggleAttribute('data-dry', !isIntersecting);
        if (isIntersecting) observer.unobserve(target);
      }
    },
    { rootMargin: '-20% 0px' },
  );
  for (const drawing of drawings) if (drawing) observer.observe(drawing);
}
