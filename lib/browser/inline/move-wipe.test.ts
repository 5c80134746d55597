/** @jest-environment jsdom */

const wipe = document.createElement('div');
const slider = document.createElement('input');
const hand = () => wipe.style.getPropertyValue('--wipe-hand');

function slide(to: number) {
  slider.value = String(to);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}
const point = (type: string) => slider.dispatchEvent(new Event(type, { bubbles: true }));

beforeAll(async () => {
  Object.assign(slider, { type: 'range', className: 'wipe-range', value: '46' });
  wipe.dataset.wipe = 'project';
  wipe.append(slider);
  document.body.append(wipe);
  await import('./move-wipe');
});

test('the boards follow their slider', () => {
  slide(60);
  expect(hand()).toBe('0.6');
});

test('a touch that turns out to scroll the page moves the boards back', () => {
  point('pointerdown');
  slide(10);
  point('pointercancel');
  expect(slider.value).toBe('60');
  expect(hand()).toBe('0.6');
});

test('from hydration on, the boards are left to React', () => {
  dispatchEvent(new Event('hydrated'));
  slide(20);
  expect(hand()).toBe('0.6');
});
