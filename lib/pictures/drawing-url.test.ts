import { drawingUrl, svgDataUrl, svgSize } from './drawing-url';

test('a drawing is a file in /art/', () => {
  expect(drawingUrl('gutter-clogged')).toBe('/art/gutter-clogged.svg');
});

describe('the size of a drawing', () => {
  test('comes from its root element', () => {
    expect(
      svgSize('<svg xmlns="x" height="320" viewBox="0 0 9 9" width="400.5"><path stroke-width="2"/></svg>'),
    ).toEqual({
      width: 400.5,
      height: 320,
    });
  });

  test.each([
    '<svg viewBox="0 0 400 320"/>',
    '<svg width="400" viewBox="0 0 400 320"/>',
    '<svg stroke-width="2" height="3"/>',
  ])('is missing in %s', (svg) => {
    expect(() => svgSize(svg)).toThrow('has no width and height');
  });
});

describe('a drawing in the page', () => {
  const svg = '<svg width="4">\n  <path fill="#fff" d="M0 0h4"/>\n</svg>\n';

  test('is on one line, with single quotes', () => {
    const [type, ...drawing] = svgDataUrl(svg).split(',');
    expect(type).toBe('data:image/svg+xml');
    expect(decodeURIComponent(drawing.join(','))).toBe("<svg width='4'> <path fill='#fff' d='M0 0h4'/> </svg>");
  });

  test('can contain an apostrophe', () => {
    expect(decodeURIComponent(svgDataUrl(`<svg class="o'clock"/>`))).toContain("<svg class='o&apos;clock'/>");
  });

  test('contains nothing that would end the attribute or the URL', () => {
    expect(svgDataUrl(svg)).not.toMatch(/["<>#\n]/);
  });
});
