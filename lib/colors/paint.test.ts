import { applyPalette, colorsIn } from './paint';

const svg =
  '<svg fill="none"><style>.a{fill:door;stroke:url(#b)}</style><path fill="white" stroke="#63716f"/><stop stop-color="door"/></svg>';

test('lists the colors of a drawing: names and hex codes', () => {
  expect(colorsIn(svg)).toEqual(['door', 'white', '#63716f', 'door']);
});

test('replaces color names and nothing else', () => {
  expect(applyPalette(svg, { door: '#8c2a1e', white: '#ffffff' }, 'a.svg')).toBe(
    svg.replaceAll('door', '#8c2a1e').replace('white', '#fff'),
  );
});

test('an unknown color name is reported with its file', () => {
  expect(() => applyPalette(svg, { white: '#ffffff' }, 'a.svg')).toThrow('a.svg uses "door" as a fill');
});
