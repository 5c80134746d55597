// In the rail, marks the link to the section being read; in a figure, the row being read. Hides lettering that a strip
// would cut off, and starts a drawing's water when it comes into view. Without scripts, all parts are highlighted,
// drawings are shown whole and the water is drawn complete.
import { below, type Breakpoint } from '@/lib/breakpoints';

addEventListener('DOMContentLoaded', () => {
  markSections();
  for (const list of document.querySelectorAll<HTMLElement>('[data-read-rows]')) {
    // Some rows are a list only below this width (components/figure/figure.tsx).
    const width = list.dataset.readRows;
    if (!width || matchMedia(below(width as Breakpoint)).matches) markRows(list);
  }
  for (const drawing of document.querySelectorAll('.figure-art')) hideCutLettering(drawing);
  runWaterInView();
});

/** `line` is in percent from the top of the screen. */
function onCrossing(line: number, elements: Iterable<Element>, callback: (element: Element, isOn: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => callback(target, isIntersecting)),
    { rootMargin: `-${line}% 0px -${100 - line}% 0px` },
  );
  for (const element of elements) observer.observe(element);
}

function markSections() {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.rail a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (section) links.set(section, link);
  }
  onCrossing(40, links.keys(), (current, isOn) => {
    if (!isOn) return;
    for (const [section, link] of links) link.ariaCurrent = section === current ? 'location' : null;
  });
}

function markRows(list: HTMLElement) {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const drawing = list.closest('.figure')?.querySelector<HTMLElement>('.figure-art, .hub-draw');
  const slideTo = (row?: HTMLElement) => drawing?.style.setProperty('--slide', row?.dataset.slide ?? '0');
  const mark = (current?: HTMLElement) => {
    for (const row of rows) row.toggleAttribute('data-read', row === current);
    if (current) slideTo(current);
  };
  // A figure may have several lists, and opens on the first one.
  if (!drawing?.style.getPropertyValue('--slide')) slideTo(rows[0]);
  // Just below the drawing, which is higher in a hub on a tablet.
  const isHigh = drawing?.className === 'hub-draw' && !matchMedia(below('sm')).matches;
  onCrossing(isHigh ? 52 : matchMedia(below('md')).matches ? 42 : 46, rows, (row, isOn) => {
    if (isOn) mark(row as HTMLElement);
    else row.removeAttribute('data-read');
  });
  // CSS highlights the row under the pointer instead.
  list.addEventListener('pointerover', () => mark());
}

/** On narrow screens, a strip shows part of the drawing. Lettering at the strip's edge is marked, and hidden by CSS. */
function hideCutLettering(drawing: Element) {
  const whole = 0.97;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio: share } of entries) {
        target.toggleAttribute('data-cut', share > 0 && share < whole);
      }
    },
    { root: drawing, threshold: [0, whole] },
  );
  // The number in a bubble isn't observed: CSS hides it with its bubble.
  for (const lettering of drawing.querySelectorAll('.bubble, text:not(.number)')) observer.observe(lettering);
}

function runWaterInView() {
  const drawings = new Set([...document.querySelectorAll('.wet')].map((path) => path.closest('svg')));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-dry', !isIntersecting);
        if (isIntersecting) observer.unobserve(target);
      }
    },
    { rootMargin: '-20% 0px' },
  );
  for (const drawing of drawings) if (drawing) observer.observe(drawing);
}
