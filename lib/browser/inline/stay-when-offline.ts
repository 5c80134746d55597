/*
 * Part of every page, before the framework. A link clicked while the device is offline would end on the browser's error
 * page, without our phone number. So the visitor stays on the page and gets a message instead
 * (components/layout/offline-dialog.tsx). A browser can be wrong about being offline, so the dialog lets the visitor
 * continue. Where a service worker controls the page, it answers for this site, and only links to other sites need the
 * dialog. Chromium's own bar that offers to install the site would cover the bottom bar on phones; its menu has that offer.
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
      const staysHere =
        link.origin === location.origin &&
        (navigator.serviceWorker?.controller || link.pathname + link.search === location.pathname + location.search);
      // A call or a mail needs no page, and a link that opens a menu does not leave this one.
      if (staysHere || !/^http/.test(link.protocol) || link.download || link.hasAttribute('aria-expanded')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      dialog.returnValue = '';
      dialog.onclose = () => {
        if (dialog.returnValue === 'go') open(link.href, link.target || '_self', 'noopener');
      };
      dialog.showModal();
    },
    true,
  );
  addEventListener('beforeinstallprompt', (event) => event.preventDefault());
})();
