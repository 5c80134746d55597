// In the head of the page with the portfolio. Fills the dialog with the pressed project's name, text and picture, and
// opens it, before and after React has loaded. A project in phases then gets its viewer (project-phases.tsx).
addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey, detail } = event;
  if (!(target instanceof Element)) return;
  // A click on the backdrop targets the dialog itself. A double click that opens the dialog mustn't close it.
  if (target.id === 'project-dialog' && detail < 2) (target as HTMLDialogElement).close();
  const card = target.closest<HTMLElement>('[data-project]');
  // With one of these keys, the visitor wants a new tab or window.
  if (!card || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  open(card);
});

/* The visitor followed a shared link. */
addEventListener('DOMContentLoaded', () => {
  if (!/^#project-\d+$/.test(location.hash)) return;
  const card = document.querySelector<HTMLElement>(`${location.hash} [data-project]`);
  if (card) open(card);
});

function open(card: HTMLElement) {
  const dialog = document.querySelector<HTMLDialogElement>('#project-dialog');
  if (!dialog || dialog.open) return;
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-fill]')) {
    const found = [...(card.closest('[id]')?.querySelectorAll(part.dataset.fill ?? '') ?? [])].at(-1);
    part.replaceChildren(...(found?.cloneNode(true).childNodes ?? []));
  }
  // The card's own picture, already loaded, until a larger one is.
  for (const part of dialog.querySelectorAll<HTMLImageElement>('picture > *')) {
    part.sizes = 'min(1040px, 97vw)';
    part.alt ||= card.dataset.alt ?? '';
  }
  dialog.dataset.shown = card.dataset.project;
  dialog.returnValue = '';
  dialog.onclose = () => {
    const booking = document.querySelector<HTMLElement>('#booking');
    const next = (dialog.returnValue && booking) || card;
    if (next === booking) {
      booking.tabIndex = -1;
      booking.scrollIntoView();
    }
    // Keyboard users continue from the card, or from the booking section.
    next.focus({ preventScroll: true });
  };
  dialog.showModal();
}

// Makes this file a module, so that its names are not global.
export {};
