/** @jest-environment node */
import { shortClasses, shortened, shortenedStyles, versionOf } from './short-classes';

const css =
  '@layer components{.main-menu .mt-2{color:red}}' +
  '@layer utilities{.flex{display:flex}.inline-flex{display:inline-flex}.mt-2{margin:8px}.px-0\\.5{padding:2px}' +
  '@media (width>=40rem){.sm\\:mt-2{margin:8px}.\\[\\&\\>li\\]\\:p-1>li{padding:4px}}}';
const names = (page = '', script = '') => [...shortClasses(css, [page], [script]).keys()];

test('utility classes get short names, each its own', () => {
  const short = shortClasses(css, [], []);
  expect([...short]).toEqual([
    ['mt-2', 'a'],
    ['px-0.5', 'b'],
    ['sm:mt-2', 'c'],
  ]);
});

test('the classes of the first page get the first names', () => {
  const short = shortClasses(css, ['<p class="sm:mt-2">', '<p class="mt-2">'], []);
  expect([...short]).toEqual([
    ['sm:mt-2', 'a'],
    ['mt-2', 'b'],
    ['px-0.5', 'c'],
  ]);
});

describe('a class keeps its name', () => {
  test('if it is from a style sheet of our own', () => {
    expect(names()).not.toContain('main-menu');
  });

  test('if its name is a plain word or a word of the style sheet', () => {
    expect(names()).not.toEqual(expect.arrayContaining(['flex', 'inline-flex']));
  });

  test('if HTML writes the name in another way', () => {
    expect(names()).not.toContain('[&>li]:p-1');
  });

  test('if a page uses the name for something else than a class', () => {
    expect(names('<p class="mt-2">words</p>')).toContain('mt-2');
    expect(names('<p id="mt-2">words</p>')).not.toContain('mt-2');
    expect(names('<p>The bolt is an mt-2 bolt.</p>')).not.toContain('mt-2');
  });

  test('if a script looks for it with a selector', () => {
    expect(names('', 'find(".mt-2 > p")')).not.toContain('mt-2');
  });
});

test('a short name is never the name of another class', () => {
  const short = shortClasses('.a{color:red}@layer utilities{.mt-2{margin:8px}.mt-3{margin:12px}}', [], []);
  expect([...short.values()]).toEqual(['b', 'c']);
});

const short = new Map([
  ['mt-2', 'a'],
  ['sm:mt-2', 'b'],
  ['px-0.5', 'c'],
]);

test.each([
  ['HTML', '<p class="flex mt-2 sm:mt-2">', '<p class="flex a b">'],
  ['a script', 'e("p",{className:`mt-2 ${x?"px-0.5":\'sm:mt-2\'} box`})', 'e("p",{className:`a ${x?"c":\'b\'} box`})'],
  ['the data of a page', 'push([1,"{\\"className\\":\\"mt-2 box\\"}"])', 'push([1,"{\\"className\\":\\"a box\\"}"])'],
  ['a list that is written on several lines', '"\\nmt-2\\n  px-0.5"', '"\\na\\n  c"'],
  ['longer names that hold it', '"mt-2.5 -mt-2 mt-2/3"', '"mt-2.5 -mt-2 mt-2/3"'],
])('renames in %s', (_where, text, renamed) => {
  expect(shortened(text, short)).toBe(renamed);
});

test('renames in the style sheet', () => {
  expect(
    shortenedStyles('.main-menu .mt-2{margin:.5rem}.sm\\:mt-2:hover,.px-0\\.5{background:url(x.svg)}', short),
  ).toBe('.main-menu .a{margin:.5rem}.b:hover,.c{background:url(x.svg)}');
});

test('another set of names is another version', () => {
  expect(versionOf(short)).toMatch(/^[0-9a-f]{6}$/);
  expect(versionOf(new Map([...short].slice(1)))).not.toBe(versionOf(short));
});
