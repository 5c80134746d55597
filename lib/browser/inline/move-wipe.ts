// In the head of pages with a wipe. The boards between the pictures follow their slider from the first key or touch;
// from hydration on, React moves them (components/wipe/wipe.tsx).
const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches('.wipe-range');

const untilHydrated = new AbortController();
const options = { capture: true, passive: true, signal: untilHydrated.signal };
/** The slider's value when it was last pressed. */
let heldFrom = '';

const onSlider = (type: string, act: (slider: HTMLInputElement) => void) =>
  addEventListener(type, ({ target }) => isSlider(target) && act(target), options);

onSlider('pointerdown', (slider) => (heldFrom = slider.value));
onSlider('input', (slider) => {
  slider.closest<HTMLElement>('[data-wipe]')?.style.setProperty('--wipe-hand', String(slider.valueAsNumber / 100));
});
// A touch that turns out to scroll the page moves the boards back to where they were.
onSlider('pointercancel', (slider) => {
  slider.value = heldFrom;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
});
addEventListener('hydrated', () => untilHydrated.abort());

// Makes this file a module, so that its names are not global.
export {};
