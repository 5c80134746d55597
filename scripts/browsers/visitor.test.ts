/** @jest-environment jsdom */
import { markControl } from './visitor';

/* jsdom has no layout, so everything counts as visible except `hidden` elements. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    return (this.closest('[hidden]') ? [] : [new DOMRect()]) as unknown as DOMRectList;
  });
  Element.prototype.scrollIntoView = () => {};
  globalThis.DOMRect ??= class {} as unknown as typeof DOMRect;
});
afterEach(() => jest.restoreAllMocks());

const found = () => document.querySelector('[data-found]')?.id;

test.each([
  ['a button by its words', 'control', '<button id="it"><b>Send</b>\n now</button>', 'Send now'],
  [
    'a button by the labels that it names',
    'control',
    '<i id="a">Date</i><button id="it" aria-labelledby="a b"><i id="b">Choose</i></button>',
    'Date Choose',
  ],
  ['a choice by its label', 'control', '<label id="it">Siding<input type="radio"></label>', 'Siding'],
  ['a field by its label', 'field', '<label for="it">Name</label><input id="it">', 'Name'],
  ['the one that is shown', 'control', '<div hidden><button>Menu</button></div><button id="it">Menu</button>', 'Menu'],
])('a visitor finds %s', (_name, kind, html, words) => {
  document.body.innerHTML = `<main>${html}</main>`;
  expect(markControl('main', words, kind)).toBe(true);
  expect(found()).toBe('it');
});

test.each([
  ['in another part of the page', '<main></main><button>Send</button>'],
  ['that is disabled', '<main><button disabled>Send</button></main>'],
  ['with other words', '<main><button>Send all</button></main>'],
])('a visitor does not find a button %s', (_name, html) => {
  document.body.innerHTML = html;
  expect(markControl('main', 'Send', 'control')).toBe(false);
  expect(found()).toBeUndefined();
});
