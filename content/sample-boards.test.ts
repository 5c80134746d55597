import { spanOf, type PriceRange } from '@/lib/prices/price';
import { pictures } from './pictures';
import { boardEdges, sampleBoards, type BoardName } from './sample-boards';
import { servicePages } from './service-pages';

const names = Object.keys(sampleBoards) as BoardName[];
const pages = Object.values(servicePages).flatMap((page) =>
  page.storyline === 'material' && 'board' in page ? [page] : [],
);
const boardOf = (name: BoardName) => {
  const found = pages.find(({ board }) => board.picture === name);
  if (!found) throw new Error(`No page opens with ${name}.`);
  return found;
};
const [left, top, right, bottom] = boardEdges;

describe.each(names)('%s', (name) => {
  const { pieces } = sampleBoards[name];
  const { board, priceRange } = boardOf(name);

  test('is 1600 by 1000 pixels, like every board', () => {
    expect(pictures[name]).toMatchObject({ width: 1600, height: 1000 });
  });

  test('has each label on its piece, and each piece on the board', () => {
    for (const [piece, { label, box }] of Object.entries(pieces)) {
      const [x, y] = label;
      const [x1, y1, x2, y2] = box;
      expect({ piece, isOnPiece: x1 < x && x < x2 && y1 < y && y < y2 }).toEqual({ piece, isOnPiece: true });
      expect({ piece, isOnBoard: left < x1 && x2 < right && top < y1 && y2 < bottom }).toEqual({
        piece,
        isOnBoard: true,
      });
    }
  });

  test('has each piece in one sample on its page, and no two samples with the same name', () => {
    const named = board.samples.flatMap((sample) => [...sample.pieces] as string[]);
    expect(named.toSorted()).toEqual(Object.keys(pieces).toSorted());
    expect(new Set(board.samples.map((sample) => sample.name)).size).toBe(board.samples.length);
  });

  test('has prices that span the price range of its page', () => {
    const ranges = board.samples.flatMap(({ price }): readonly PriceRange[] => (price.kind === 'range' ? [price] : []));
    expect(spanOf(ranges)).toMatchObject({ low: priceRange?.low, high: priceRange?.high, unit: 'sq ft' });
  });
});

test('no two materials share a board or a house', () => {
  expect(pages.map(({ board }) => board.picture).toSorted()).toEqual(names.toSorted());
  expect(new Set(pages.map(({ house }) => house.name)).size).toBe(pages.length);
});
