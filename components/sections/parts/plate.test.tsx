import { render, screen, within } from '@testing-library/react';
import { prices } from '@/content/prices';
import { figureOf } from '@/testing/figure-of';
import { Plate } from './plate';

test('has the price, the time and three stops, and no link', () => {
  render(
    <Plate
      price={{ price: prices.roofing.anyRepair, of: 'per repair' }}
      time={{ label: 'First look', value: '30–60 minutes' }}
      next={[{ what: 'We answer', how: 'within a day' }, { what: 'Free visit' }, { what: 'Firm price' }]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Price',
    'First look',
    'After you call',
  ]);
  const [price, time, next] = screen.getAllByRole('definition');
  expect(price).toHaveTextContent(`${figureOf(prices.roofing.anyRepair)} per repair`);
  expect(time).toHaveTextContent('30–60 minutes');
  const stops = within(next ?? document.body).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual(['We answer within a day', 'Free visit ', 'Firm price ']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
