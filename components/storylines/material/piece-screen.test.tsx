import { render, screen, within } from '@testing-library/react';
import { drawingSource } from '@/content/drawing-sources';
import { servicePages } from '@/content/service-pages';
import { MaterialFirstScreen } from './material-first-screen';

const pages = Object.values(servicePages).flatMap((page) =>
  page.storyline === 'material' && 'row' in page ? [page] : [],
);

describe.each(pages.map((page) => [page.path, page] as const))('the first screen of %s', (_, page) => {
  const { pieces, rule } = page.row;

  it('draws all pieces at one scale', () => {
    const sizes = pieces.map(({ drawing }) => drawingSource(drawing)).map(({ width, height }) => `${width}x${height}`);
    expect(new Set(sizes).size).toBe(1);
  });

  it('names every piece, with its price or fact, and says what the rule measures', () => {
    render(<MaterialFirstScreen page={page} trail={[{ name: page.name, href: page.path }]} />);
    for (const piece of pieces) {
      const item = within(screen.getByRole('heading', { level: 2, name: piece.name }).closest('li') ?? document.body);
      expect(item.getByRole('img')).toBeInTheDocument();
      if ('fact' in piece && piece.fact) expect(item.getByText(piece.fact)).toBeInTheDocument();
    }
    expect(screen.getByText(rule.text)).toBeInTheDocument();
  });

  it('ticks the rule below each drawing at the scale of the drawing', () => {
    const { container } = render(<MaterialFirstScreen page={page} trail={[]} />);
    const rules = [...container.querySelectorAll('.piece-rule')];
    expect(rules).toHaveLength(pieces.length);
    for (const [index, drawn] of rules.entries()) {
      const { width } = drawingSource(pieces[index]?.drawing ?? pieces[0].drawing);
      expect(drawn.getAttribute('viewBox')).toMatch(new RegExp(`^0 0 ${width} `));
      const ticks = [...(drawn.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)];
      ticks.forEach(([, x], at) => expect(Number(x)).toBeCloseTo((at + 1) * rule.tick, 0));
      expect(ticks).toHaveLength(Math.floor(width / rule.tick));
    }
  });
});
