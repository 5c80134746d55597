/*
 * Part of every page, before the framework. A link clicked while the device is offline would end on the browser's error
 * page, without our phone number. So the visitor stays on the page and gets a message instead
 * (components/layout/offline-dialog.tsx). A browser can be wrong about being offline, so the dialog lets the visitor
 * continue.
 */
(() => {
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return;
      const link = event.target instanceof Element && event.target.closest('a[href]');
      const dialog = document.getElementById('offline');
      if (!(link instanceof HTMLAnchorElement) || !(dialog instanceof HTMLDialogElement)) return;
      const leavesPage =
        link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
      // A link that opens a menu does not leave the page.
      if (!leavesPage || link.target || link.download || link.hasAttribute('aria-expanded')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dialog.returnValue = '';
      dialog.onclose = () => {
        if (dialog.returnValue === 'go') location.assign(link.href);
      };
      dialog.showModal();
    },
    true,
  );
})();
