/*
 * Part of every public page, before its body. The first paint needs only the first screen, and laying out a whole long
 * page is the longest pause on a slow phone. So sections further down are laid out when they come near the screen
 * (app/styles/base.css), or after the visitor's first action: then one section in each idle moment.
 * Until that action the header and the bottom bar are not tied to the scroll position either, which every frame would pay
 * for (components/layout/layout.css).
 * A visitor who follows a link within the page, presses a key, arrives at an anchor or returns to a scroll position gets
 * all sections at once, with their true heights. Without this script the whole page is laid out as usual.
 */
(() => {
  const page = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (
    location.hash ||
    !(visit instanceof PerformanceNavigationTiming) ||
    visit.type !== 'navigate' ||
    !('requestIdleCallback' in window)
  )
    return;
  page.dataset.sections = 'waiting';
  page.dataset.untouched = '';

  // Not pointer moves: browsers generate one after each layout if the mouse rests on the page.
  const signsOfLife = ['scroll', 'pointerdown'];
  let next = 0;

  function start() {
    delete page.dataset.untouched;
    for (const name of signsOfLife) removeEventListener(name, start, true);
    soon();
  }

  function soon() {
    requestIdleCallback(layOutNext, { timeout: 500 });
  }

  function layOutNext() {
    if (!page.dataset.sections) return;
    const section = document.querySelectorAll('main > section, footer')[next];
    if (section instanceof HTMLElement) {
      next += 1;
      section.dataset.laidOut = '';
      // Reading the height forces the layout of this section now, instead of together with the others in the next frame.
      void section.offsetHeight;
      soon();
    } else if (document.readyState === 'complete') {
      layOutAll();
    } else {
      // More of the page is still loading.
      soon();
    }
  }

  function layOutAll() {
    delete page.dataset.sections;
    delete page.dataset.untouched;
    removeEventListener('click', leap, true);
    removeEventListener('keydown', layOutForKey, true);
  }

  function leap(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href*="#"]')) layOutAll();
  }

  function layOutForKey(event: KeyboardEvent) {
    layOutAll();
    // In a field, End moves the cursor. With Shift or Alt it is another command.
    const isInField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (event.key !== 'End' || event.shiftKey || event.altKey || isInField) return;
    // Chromium animates the scroll of a key, and on a busy machine sometimes drops it, on any page. PageDown is pressed
    // again without a thought; who presses End expects to be at the end.
    event.preventDefault();
    scrollTo({ top: page.scrollHeight, behavior: 'instant' });
  }

  for (const name of signsOfLife) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', leap, true);
  addEventListener('keydown', layOutForKey, true);
})();
