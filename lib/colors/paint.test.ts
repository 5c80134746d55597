import { applyPalette, colorsIn } from './paint';

const svg =
  '<svg fill="none"><style>.a{fill:door;stroke:url(#b)}</style><path fill="white" stroke="#63716f"/><stop stop-color="door"/></svg>';

test('a drawing says its colors by name, or in digits', () => {
  expect(colorsIn(svg)).toEqual(['door', 'white', '#63716f', 'door']);
});

test('names become colors, and everything else stays', () => {
  expect(applyPalette(svg, { door: '#8c2a1e', white: '#ffffff' }, 'a.svg')).toBe(
    svg.replaceAll('door', '#8c2a1e').replace('white', '#fff'),
  );
});

test('a name that is no color is named with its file', () => {
  expect(() => applyPalette(svg, { white: '#ffffff' }, 'a.svg')).toThrow('a.svg has fill:door');
});
