// In the head of the page with the portfolio. Fills the dialog with the pressed project's name, text and picture, and
// opens it, before and after React has loaded. A project in phases then gets its viewer (project-phases.tsx).
addEventListener('click', (event) => {
  const { target, metaKey, ctrlKey, shiftKey, detail } = event;
  if (!(target instanceof Element)) return;
  const card = target.closest<HTMLElement>('[data-project]');
  // A click on the backdrop targets the dialog itself. A double click that opens the dialog mustn't close it.
  if (target instanceof HTMLDialogElement && target.id === 'project-dialog' && detail < 2) target.close();
  // With one of these keys, the visitor wants a new tab or window.
  if (!card || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  open(card);
});

/* The visitor followed a shared link. */
addEventListener('DOMContentLoaded', () => {
  const linked = /^#project-\d+$/.test(location.hash) && document.querySelector<HTMLElement>(location.hash);
  const card = linked && linked.querySelector<HTMLElement>('[data-project]');
  if (card) open(card);
});

function open(card: HTMLElement) {
  const dialog = document.querySelector<HTMLDialogElement>('#project-dialog');
  const project = card.closest('[id]');
  if (!dialog || !project || dialog.open) return;
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-fill]')) {
    const { fill } = part.dataset;
    if (fill === 'picture') part.replaceChildren(pictureOf(project, card.dataset.alt));
    else part.textContent = project.querySelector(`[data-text=${fill}]`)?.textContent ?? '';
  }
  dialog.dataset.shown = card.dataset.project;
  dialog.returnValue = '';
  dialog.onclose = () => (dialog.returnValue === 'book' ? showBooking() : card.focus({ preventScroll: true }));
  dialog.showModal();
}

/** The card's own picture, already loaded, until a larger one is. */
function pictureOf(project: Element, alt?: string): Node {
  const picture = [...project.querySelectorAll('picture')].at(-1)?.cloneNode(true) as HTMLPictureElement | undefined;
  for (const part of picture?.children ?? []) {
    part.setAttribute('sizes', 'min(1040px, 97vw)');
    if (part instanceof HTMLImageElement) Object.assign(part, { loading: 'eager', alt: alt ?? part.alt });
  }
  return picture ?? new Text();
}

function showBooking() {
  const booking = document.getElementById('booking');
  if (!booking) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  booking.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // Keyboard users continue from the booking section.
  booking.tabIndex = -1;
  booking.focus({ preventScroll: true });
}

// Makes this file a module, so that its names are not global.
export {};
