/*
 * Part of every public page. On a busy device Chromium shows the next page before it can fade it in, and reports the fade
 * that it skipped as an error of the page. It is none.
 */
addEventListener('unhandledrejection', (event) => {
  const { reason } = event as PromiseRejectionEvent;
  if (reason instanceof DOMException && /^Transition was (?:aborted|skipped)/.test(reason.message))
    event.preventDefault();
});
