/** @jest-environment jsdom */
import { pageProblems } from './page-problems';
import { withRecorder } from './recording-server';
import { ownProblems } from './sweep';
import { mapOrigin } from '@/scripts/serve/policy';

/* jsdom has no layout, so the tests set the width of the page and the left edge of the paragraph,
   before and after the fresh layout. */
function page({ scrollWidth = 390, lefts = [0, 0] }) {
  document.body.innerHTML = '<main><p>Hello</p></main>';
  const root = document.documentElement;
  root.dataset.hydrated = '';
  Object.defineProperties(root, { scrollWidth: { value: scrollWidth, configurable: true } });
  Object.assign(window, { innerWidth: 390, scrollTo: () => {}, axe: undefined });
  const spy = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  for (const left of lefts) spy.mockReturnValueOnce({ left, right: 300 } as DOMRect);
}
afterEach(() => jest.restoreAllMocks());

test('a page that fits and does not move has no problems', async () => {
  page({});
  expect(await pageProblems(390)).toEqual([]);
});

test('reports a page that is too wide, and a window of another width', async () => {
  page({ scrollWidth: 420 });
  expect(await pageProblems(390)).toEqual(['scrolls sideways at 390 px: the page is 420 px wide']);
  page({});
  expect(await pageProblems(320)).toEqual(['the window is 390 px wide, not 320']);
});

test('reports elements that a fresh layout moves', async () => {
  page({ lefts: [0, 40] });
  expect(await pageProblems(390)).toEqual(['P spans 0 to 300, but 40 to 300 after a fresh layout: Hello']);
});

test('reports a wipe whose board is not at the edge of its picture', async () => {
  page({});
  document.body.innerHTML =
    '<div class="wipe-pane"><i class="wipe-picture" data-line="1"></i><b class="wipe-board"></b></div>';
  Element.prototype.scrollIntoView = () => {};
  // A slope of 8 in 12 that meets the top of the frame 240 pixels from its left.
  Object.assign(window, {
    DOMMatrix: class {
      a = 12;
      b = 8;
      e = 240;
      f = 0;
    },
  });
  const drawn = (clipPath: string) =>
    jest.spyOn(window, 'getComputedStyle').mockReturnValue({ clipPath, transform: '' } as CSSStyleDeclaration);
  drawn('polygon(0px 0px, 240.4px 0px, 400px 100px)');
  expect(await pageProblems(390)).toEqual([]);
  drawn('polygon(0px 0px, 262px 0px, 400px 100px)');
  expect(await pageProblems(390)).toEqual(['the boards of a wipe are at 240, its edges at 262']);
});

test('reports what axe finds', async () => {
  page({});
  const run = () => Promise.resolve({ violations: [{ id: 'label', nodes: [{ html: '<input>' }] }] });
  Object.assign(window, { axe: { run } });
  expect(await pageProblems(390)).toEqual(['axe label: <input>']);
});

test('inserts the recorder right after the policy, and throws for a page without one', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>';
  expect(withRecorder(`<head>${policy}<script>1</script>`)).toBe(
    `<head>${policy}<script src="/problem-recorder.js"></script><script>1</script>`,
  );
  expect(() => withRecorder('<p>x</p>')).toThrow('no policy');
});

test('ignores an unreachable map host, and counts the same problem once', () => {
  expect(ownProblems([`failed: ${mapOrigin}/maps`, 'a', 'a'])).toEqual(['a']);
});
