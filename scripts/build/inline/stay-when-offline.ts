/*
 * Stands in every page, ahead of the framework. A link that is pressed while the device has no connection would
 * end on the browser's own error page, without our phone number; so the page stays and says so
 * (components/layout/offline-dialog.tsx). A browser may take a device for offline that is not: the way on stays open.
 */
(() => {
  addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest('a[href]');
      const dialog = document.getElementById('offline');
      if (!(link instanceof HTMLAnchorElement) || !(dialog instanceof HTMLDialogElement)) return;
      const leavesPage = link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search;
      // A link that opens a menu leads nowhere.
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
