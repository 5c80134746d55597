/** @jest-environment jsdom */
import { handOverEarlyActs, type EarlyActs, type Field } from './early-acts';

const events: string[] = [];
const note = ({ type, target }: Event) => events.push(`${type} ${target instanceof Element ? target.id : ''}`);

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

function keep(acts: EarlyActs['acts'], typed: readonly (readonly [Field, string | boolean])[] = []) {
  const early: EarlyActs = { acts, typed: new Map(typed) };
  Object.assign(window, { earlyActs: early });
  return early;
}

beforeAll(() => {
  // jsdom has no pointer events.
  Object.assign(window, { PointerEvent: MouseEvent });
});

beforeEach(() => {
  jest.useFakeTimers();
  events.length = 0;
  const page = document.createElement('main');
  page.innerHTML =
    '<button id="more" type="button"></button><form id="form"><input id="name"><input id="agree" type="checkbox"></form>';
  for (const type of ['click', 'submit', 'input', 'change']) page.addEventListener(type, note);
  page.addEventListener('submit', (event) => event.preventDefault());
  document.body.replaceChildren(page);
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { earlyActs: undefined });
});

test('repeats the acts in their order, one at a time', () => {
  keep([{ element: element('more') }, { element: element('form') }]);
  handOverEarlyActs();
  expect(events).toEqual(['click more']);
  jest.runAllTimers();
  expect(events).toEqual(['click more', 'submit form']);
});

test('tells React the text that stands in a field, once', () => {
  const name = element('name') as HTMLInputElement;
  keep([{ element: name }, { element: name }], [[name, 'Alice']]);
  handOverEarlyActs();
  jest.runAllTimers();
  expect(events).toEqual(['input name', 'change name']);
  expect(name.value).toBe('Alice');
});

test('tells React that a box is checked', () => {
  const agree = element('agree') as HTMLInputElement;
  agree.checked = true;
  keep([{ element: agree }], [[agree, true]]);
  handOverEarlyActs();
  expect(events).toContain('click agree');
  expect(agree.checked).toBe(true);
});

test('says of its own events that they are not the visitor’s', () => {
  const more = element('more');
  const early = keep([{ element: more }]);
  const seen: (boolean | undefined)[] = [];
  more.addEventListener('click', () => seen.push(early.isHandingOver));
  handOverEarlyActs();
  expect(seen).toEqual([true]);
  expect(early.isHandingOver).toBe(false);
});

test('says what the mouse rests on, so that a menu opens without another move', () => {
  const more = element('more');
  const early = keep([]);
  early.pointedAt = more;
  jest.spyOn(more, 'matches').mockImplementation((selector) => selector === ':hover');
  const entered = jest.fn();
  more.addEventListener('pointerover', entered);
  handOverEarlyActs();
  expect(entered).toHaveBeenCalledTimes(1);
});

test('leaves out what is no longer on the page', () => {
  const more = element('more');
  more.remove();
  keep([{ element: more }, { element: element('form') }]);
  handOverEarlyActs();
  jest.runAllTimers();
  expect(events).toEqual(['submit form']);
});

test('does nothing on a page that kept nothing', () => {
  expect(handOverEarlyActs).not.toThrow();
});
