// A link clicked offline would end on the browser's error page, without our phone number, so a dialog opens instead. It
// lets the visitor go on, because a browser can be wrong about being offline. With a service worker, only links to other
// sites need the dialog.
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
// No banner that offers to install the site. The browser's menu still does.
addEventListener('beforeinstallprompt', (event) => event.preventDefault());
