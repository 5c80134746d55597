/*
 * Stands in every public page, ahead of its body. The first paint needs the first screen; to lay out the whole of a
 * long page for it is the longest pause of a slow phone. So a section further down waits until it comes near the
 * screen (app/globals.css), or until the visitor first does anything: then the rest is laid out too, one section in
 * each moment in which the browser has nothing to do. Who follows a link within the page, presses a key, arrives at a
 * place in the page or comes back to one gets all of it at once, with its true heights. Without this script the page is
 * laid out as ever.
 */
(() => {
  const page = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate' || !('requestIdleCallback' in window)) return;
  page.dataset.sections = 'waiting';

  // Not the pointer's moves: a browser invents one after each layout under a resting mouse.
  const signsOfLife = ['scroll', 'pointerdown'];
  let next = 0;

  function start() {
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
      // Reading a height lays the section out here and now, and not with the others in the next frame.
      void section.offsetHeight;
      soon();
    } else if (document.readyState === 'complete') {
      layOutAll();
    } else {
      // More of the page is under way.
      soon();
    }
  }

  function layOutAll() {
    delete page.dataset.sections;
    removeEventListener('click', leap, true);
    removeEventListener('keydown', layOutForKey, true);
  }

  function leap(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href*="#"]')) layOutAll();
  }

  function layOutForKey(event: KeyboardEvent) {
    layOutAll();
    // In a field, End moves the cursor; with Shift or Alt it is another command.
    const isInField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (event.key !== 'End' || event.shiftKey || event.altKey || isInField) return;
    // Chromium scrolls smoothly to the end, and drops that scroll now and then when the page has just changed its height.
    event.preventDefault();
    scrollTo({ top: page.scrollHeight, behavior: 'instant' });
  }

  for (const name of signsOfLife) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', leap, true);
  addEventListener('keydown', layOutForKey, true);
})();
