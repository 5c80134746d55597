import { render, screen, within } from '@testing-library/react';
import { counties } from '@/content/counties';
import { CountyCards, CountyLines } from './county-cards';

function card(county: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: `${county} County` });
  const item = heading.closest('li');
  if (!item) throw new Error(`no card for ${county} County`);
  return item;
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('shows a card for each county, in order', () => {
  render(<CountyCards counties={counties} />);
  expect(headings()).toEqual(counties.map(({ name }) => `${name} County`));
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

test('names a county without a card like the others, with four towns and the number of the others', () => {
  render(<CountyLines counties={counties.filter(({ name }) => name === 'Windham')} />);
  expect(headings()).toEqual(['Windham County']);
  expect(screen.getByText('Windham, Killingly, Plainfield, Thompson and 11 more towns.')).toBeVisible();
});

test('shows no count for a county with four cities', () => {
  render(
    <CountyCards
      counties={[{ name: 'Small', isServed: true, color: '#123456', population: 'Few', cities: ['A', 'B', 'C', 'D'] }]}
    />,
  );
  expect(screen.queryByText(/more/)).not.toBeInTheDocument();
});
