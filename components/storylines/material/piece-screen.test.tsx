import { render, screen, within } from '@testing-library/react';
import { drawingSource } from '@/content/drawing-sources';
import { servicePages } from '@/content/service-pages';
import type { Piece, PieceRow } from '@/content/storylines';
import { printPrice } from '@/lib/prices/price';
import { MaterialFirstScreen } from './material-first-screen';

const pages = Object.values(servicePages).flatMap((page) =>
  page.storyline === 'material' && 'row' in page ? [page] : [],
);

describe.each(pages.map((page) => [page.path, page] as const))('the first screen of %s', (_, page) => {
  const { pieces, ruler } = page.row;

  it('draws all pieces at one scale', () => {
    const sizes = pieces.map(({ drawing }) => drawingSource(drawing)).map(({ width, height }) => `${width}x${height}`);
    expect(new Set(sizes).size).toBe(1);
  });

  it('draws and names every piece, with its price if it has one, and says what the ruler measures', () => {
    render(<MaterialFirstScreen page={page} trail={[{ name: page.name, href: page.path }]} />);
    for (const piece of pieces) {
      const item = screen.getByRole('heading', { level: 2, name: piece.name }).closest('li') ?? document.body;
      expect(within(item).getByRole('img')).toBeInTheDocument();
      if (piece.price) expect(item).toHaveTextContent(printPrice(piece.price, { unit: piece.unit }));
    }
    expect(document.body).toHaveTextContent(ruler.text);
  });

  it('ticks the ruler below each drawing at the scale of the drawing', () => {
    const { container } = render(<MaterialFirstScreen page={page} trail={[]} />);
    const rulers = [...container.querySelectorAll('.piece-ruler')];
    expect(rulers).toHaveLength(pieces.length);
    for (const [index, drawn] of rulers.entries()) {
      const { width } = drawingSource(pieces[index]?.drawing ?? pieces[0].drawing);
      expect(drawn.getAttribute('viewBox')).toMatch(new RegExp(`^0 0 ${width} `));
      const ticks = [...(drawn.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)];
      ticks.forEach(([, x], at) => expect(Number(x)).toBeCloseTo((at + 1) * ruler.tick, 0));
      expect(ticks).toHaveLength(Math.floor(width / ruler.tick));
    }
  });
});

it.each([
  ['one style fewer', -1],
  ['one more style', 1],
])('with %s, shows every window style with its price in the same layout', (_, more) => {
  const page = pages.find(({ path }) => path === '/services/windows/custom');
  if (!page) throw new Error('There is no page of window styles.');
  const { pieces } = page.row;
  const [first] = pieces;
  const changed = more < 0 ? pieces.slice(1) : [{ ...first, name: 'One more style' }, ...pieces];
  const classesAndTexts = (shown: readonly Piece[]) => {
    const row: PieceRow = { ...page.row, pieces: shown as PieceRow['pieces'] };
    const { container, unmount } = render(<MaterialFirstScreen page={{ ...page, row }} trail={[]} />);
    const list = container.querySelector('.pieces-row');
    const items = [...(list?.children ?? [])];
    const result = {
      classes: new Set([list, ...items].map((element) => element?.className)),
      layout: list?.getAttribute('data-layout'),
      texts: items.map(({ textContent }) => textContent),
    };
    unmount();
    return result;
  };
  const { texts, ...look } = classesAndTexts(changed);
  expect(texts).toHaveLength(pieces.length + more);
  changed.forEach((piece, index) => {
    expect(texts[index]).toContain(piece.name);
    if (piece.price) expect(texts[index]).toContain(printPrice(piece.price, { unit: piece.unit }));
  });
  const { texts: usualTexts, ...usualLook } = classesAndTexts(pieces);
  expect(usualTexts).toHaveLength(pieces.length);
  expect(look).toEqual(usualLook);
});
