/*
 * In the head of pages with a wipe. The boards between its pictures follow their slider from the first key or touch;
 * from hydration on, React moves them (components/wipe/wipe.tsx).
 */
const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches('.wipe-range');

const untilHydrated = new AbortController();
const options = { capture: true, passive: true, signal: untilHydrated.signal };
/** The slider's value when it was last pressed. */
let heldFrom = '';

addEventListener(
  'pointerdown',
  ({ target }) => {
    if (isSlider(target)) heldFrom = target.value;
  },
  options,
);
addEventListener(
  'input',
  ({ target }) => {
    if (isSlider(target)) move(target);
  },
  options,
);
// A touch that turns out to scroll the page moves the boards back to where they were.
addEventListener(
  'pointercancel',
  ({ target }) => {
    if (!isSlider(target)) return;
    target.value = heldFrom;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  },
  options,
);
addEventListener('hydrated', () => untilHydrated.abort());

function move(slider: HTMLInputElement) {
  slider.closest<HTMLElement>('[data-wipe]')?.style.setProperty('--wipe-hand', String(slider.valueAsNumber / 100));
}

// Makes this file a module, so that its names are not global.
export {};
