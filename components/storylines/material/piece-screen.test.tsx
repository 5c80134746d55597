import { render, screen, within } from '@testing-library/react';
import { drawingSource } from '@/content/drawing-sources';
import { servicePages } from '@/content/service-pages';
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

  it('draws and names every piece, and says what the ruler measures', () => {
    render(<MaterialFirstScreen page={page} trail={[{ name: page.name, href: page.path }]} />);
    for (const piece of pieces) {
      const item = screen.getByRole('heading', { level: 2, name: piece.name }).closest('li') ?? document.body;
      expect(within(item).getByRole('img')).toBeInTheDocument();
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
