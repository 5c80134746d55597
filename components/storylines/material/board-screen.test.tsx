import { render, screen } from '@testing-library/react';
import { servicePages } from '@/content/service-pages';
import { printPrice } from '@/lib/prices/price';
import { MaterialFirstScreen } from './material-first-screen';

const pages = Object.values(servicePages).flatMap((page) =>
  page.storyline === 'material' && 'board' in page ? [page] : [],
);

describe.each(pages.map((page) => [page.path, page] as const))('the first screen of %s', (_, page) => {
  const show = () => render(<MaterialFirstScreen page={page} trail={[{ name: page.name, href: page.path }]} />);

  it('names every sample of its board, with its price', () => {
    show();
    for (const { name, price } of page.board.samples) {
      const sample = screen.getByRole('heading', { level: 2, name }).closest('li');
      expect(sample).toHaveTextContent(printPrice(price, { unit: 'implied' }));
    }
  });

  it('loads its board first, and the mirrored table and the house later', () => {
    const { container } = show();
    const priorities = [...container.querySelectorAll('img')].map((image) => [
      image.getAttribute('alt') === '' ? 'table' : 'picture',
      image.getAttribute('loading'),
      image.getAttribute('fetchpriority'),
    ]);
    expect(priorities).toEqual([
      ['table', 'lazy', null],
      ['picture', 'eager', 'high'],
      ['picture', 'lazy', null],
    ]);
  });

  it('offers a visit and a call, and sets no inline style', () => {
    const { container } = show();
    const actions = screen.getAllByRole('link', { name: /^(Book a Visit|Call )/ });
    expect(actions.map((link) => link.getAttribute('href'))).toEqual(page.hero.actions?.map(({ href }) => href));
    expect(container.querySelector('[style]')).toBeNull();
  });
});

it('marks the pieces of a sample on the small board where they are on the large one', () => {
  const page = pages.find(({ board }) => board.picture === 'sample-board-wood');
  if (!page) throw new Error('No page opens with the wood board.');
  render(<MaterialFirstScreen page={page} trail={[]} />);
  const sample = screen.getByRole('heading', { name: 'White cedar shingles' }).closest('li');
  const pieces = [...(sample?.querySelectorAll('.fill-ink') ?? [])].map((piece) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(piece.getAttribute(name))),
  );
  // Weathered shingles above new ones, in the right column of a board that is drawn from 1 to 47 and from 5 to 35.
  expect(pieces).toEqual([
    [19.3, 6.1, 25.3, 6.3],
    [19.3, 12.4, 25.6, 5.8],
  ]);
});
