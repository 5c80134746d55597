// Laying out a long page at once is the longest pause on a slow phone, so sections further down wait until they're near
// the screen, or for an idle moment after load. Jumps need true heights, so they lay out everything at once. A page
// that waits is `data-untouched` until the first action: no pictures are fetched ahead, and no styles follow scrolling.
import { firstActions } from '@/lib/browser/first-actions';

const page = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isJumpOnArrival = location.hash !== '' || navigation?.type !== 'navigate';
const actions = [...firstActions, 'click'];
let hasBegun = false;

if (!isJumpOnArrival && 'requestIdleCallback' in window) {
  page.dataset.sections = 'waiting';
  page.dataset.untouched = '';
  addEventListener('load', begin);
  for (const type of actions) addEventListener(type, onAction, { capture: true, passive: type !== 'keydown' });
}

function onAction(event: Event) {
  delete page.dataset.untouched;
  if (!page.dataset.sections) {
    for (const type of actions) removeEventListener(type, onAction, true);
    return;
  }
  const isJump = event.type === 'click' && event.target instanceof Element && event.target.closest('a[href*="#"]');
  if (isJump || event.type === 'keydown') finish();
  else begin();
  if (event instanceof KeyboardEvent && event.key === 'End') goToEnd(event);
}

function begin() {
  if (hasBegun) return;
  hasBegun = true;
  layOutFrom(0);
}

/** Without this attribute, the browser lays out whatever is left. */
function finish() {
  delete page.dataset.sections;
}

function layOutFrom(index: number) {
  requestIdleCallback(
    () => {
      if (!page.dataset.sections) return;
      const section = document.querySelectorAll<HTMLElement>('main > section, .story > section, footer')[index];
      if (section) {
        section.dataset.laidOut = '';
        // Reading the height forces the layout now, instead of together with other sections in the next frame.
        void section.offsetHeight;
        layOutFrom(index + 1);
      } else if (document.readyState === 'complete') finish();
      else layOutFrom(index);
    },
    { timeout: 500 },
  );
}

/** Chromium animates scrolling by keyboard, and on a busy machine sometimes doesn't scroll at all. */
function goToEnd(event: KeyboardEvent) {
  const isInField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
  if (event.shiftKey || event.altKey || isInField) return;
  event.preventDefault();
  scrollTo({ top: page.scrollHeight, behavior: 'instant' });
}
