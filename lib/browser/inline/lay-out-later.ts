/*
 * Part of every public page, before its body. The first paint needs only the first screen, and laying out a whole long
 * page at once is the longest pause on a slow phone. So sections further down are laid out when they come near the screen
 * (app/styles/base.css), and the others one by one in idle moments once the page has loaded.
 * A visitor who follows a link within the page, presses a key, arrives at an anchor or returns to a scroll position gets
 * all sections at once, with their true heights: the styles alone would end such a jump up to 900 pixels off.
 * Until the visitor's first act the page is `data-untouched`: pictures further down are not fetched ahead (`render-near` in
 * app/styles/utilities.css), and nothing is tied to the scroll position (components/layout/layout.css).
 * Without this script the whole page is laid out as usual.
 */
import { firstActions } from '@/lib/browser/first-actions';

const page = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const acts = [...firstActions, 'click'];
let isUnderWay = false;

if (!location.hash && visit?.type === 'navigate' && 'requestIdleCallback' in window) {
  page.dataset.sections = 'waiting';
  page.dataset.untouched = '';
  addEventListener('load', layOutSoon);
  for (const type of acts) addEventListener(type, noticeAct, { capture: true, passive: type !== 'keydown' });
}

function noticeAct(event: Event) {
  delete page.dataset.untouched;
  if (!page.dataset.sections) {
    for (const type of acts) removeEventListener(type, noticeAct, true);
    return;
  }
  const isJump = event.type === 'click' && event.target instanceof Element && event.target.closest('a[href*="#"]');
  if (isJump || event.type === 'keydown') layOutAll();
  else layOutSoon();
  if (event instanceof KeyboardEvent && event.key === 'End') goToEnd(event);
}

function layOutAll() {
  delete page.dataset.sections;
}

function layOutSoon() {
  if (isUnderWay) return;
  isUnderWay = true;
  layOutNext(0);
}

function layOutNext(index: number) {
  requestIdleCallback(
    () => {
      const section = document.querySelectorAll<HTMLElement>('main > section, .story > section, footer')[index];
      if (!page.dataset.sections) return;
      if (!section && document.readyState === 'complete') return layOutAll();
      if (section) section.dataset.laidOut = '';
      // Reading the height forces the layout of this section now, instead of together with the others in the next frame.
      void section?.offsetHeight;
      // Without a section, more of the page is still loading.
      layOutNext(section ? index + 1 : index);
    },
    { timeout: 500 },
  );
}

/**
 * Chromium animates the scroll of a key, and on a busy machine sometimes drops it, on any page. PageDown is pressed again
 * without a thought; a visitor who presses End expects to be at the end.
 */
function goToEnd(event: KeyboardEvent) {
  // In a field, End moves the cursor. With Shift or Alt it is another command.
  const isInField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
  if (event.shiftKey || event.altKey || isInField) return;
  event.preventDefault();
  scrollTo({ top: page.scrollHeight, behavior: 'instant' });
}
