import { render, screen, within } from '@testing-library/react';
import { counties } from '@/content/counties';
import { CountyCards } from './county-cards';

function card(county: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: `${county} County` });
  const item = heading.closest('li');
  if (!item) throw new Error(county);
  return item;
}

test('shows a card for each of the first six counties, in order', () => {
  render(<CountyCards counties={counties} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    counties.slice(0, 6).map(({ name }) => `${name} County`),
  );
});

test('a card lists four cities and counts the rest', () => {
  render(<CountyCards counties={counties} />);
  const tolland = card('Tolland');
  expect(
    within(tolland)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vernon', 'Mansfield', 'Ellington', 'Tolland']);
  expect(within(tolland).getByText(/^\+9 more/)).toBeVisible();
  expect(tolland).toHaveTextContent('Andover');
});

test('names the seventh county below the cards, with all its towns in a disclosure', () => {
  render(<CountyCards counties={counties} />);
  const summary = screen.getByText('Windham County: about 116,000 residents');
  expect(summary).toBeVisible();
  expect(summary.closest('details')).toHaveTextContent('Killingly, Plainfield');
});

test('shows no count for a county with four cities', () => {
  render(
    <CountyCards counties={[{ name: 'Small', color: '#123456', population: 'Few', cities: ['A', 'B', 'C', 'D'] }]} />,
  );
  expect(screen.queryByText(/more/)).not.toBeInTheDocument();
});
