import { arrangedCounties } from './arranged-counties';

const counties = [{ name: 'Hartford' }, { name: 'Tolland' }, { name: 'Windham', display: 'line' as const }];
const names = (home?: string) => {
  const { cards, lines } = arrangedCounties(counties, home);
  return { cards: cards.map(({ name }) => name), lines: lines.map(({ name }) => name) };
};

test('the shop’s county comes first, and the content says which others are lines', () => {
  expect(names('Tolland')).toEqual({ cards: ['Tolland', 'Hartford'], lines: ['Windham'] });
});

test('the shop’s county is a card even if the content calls it a line', () => {
  expect(names('Windham')).toEqual({ cards: ['Windham', 'Hartford', 'Tolland'], lines: [] });
});

test('the order stays if the shop’s county is unknown', () => {
  expect(names()).toEqual({ cards: ['Hartford', 'Tolland'], lines: ['Windham'] });
});
