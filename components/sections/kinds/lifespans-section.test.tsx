import { render, screen, within } from '@testing-library/react';
import type { SectionOf } from '@/content/section-kinds';
import { priceRange } from '@/lib/prices/price';
import { LifespansSection } from './lifespans-section';

const section: SectionOf<'lifespans'> = {
  kind: 'lifespans',
  heading: 'Which lasts longer?',
  rulers: { years: { low: 0, high: 60 }, dollars: { low: 0, high: 15 } },
  columns: { material: 'Material', years: 'Years', price: 'Price', care: 'Care' },
  materials: [
    {
      name: 'Painted boards',
      years: { low: 15, high: 30 },
      price: { job: 'Boards', page: '/services/siding/wood', ...priceRange(3, 6, 'sq ft', 'nothing') },
      care: { text: 'Paint every 10 years', every: { low: 10, high: 10 }, mark: 'coat' },
    },
  ],
  highlighted: 'Painted boards',
};

it('draws lifespans and prices to scale', () => {
  const { container } = render(<LifespansSection section={section} tone="linen" isShort={false} />);
  const bars = [...container.querySelectorAll('svg > rect:not([width="100%"])')].map((bar) =>
    ['x', 'width'].map((name) => bar.getAttribute(name)),
  );
  // The longest life, the shortest life, the box around their label, and the price.
  expect(bars).toEqual([
    [null, '50%'],
    [null, '25%'],
    ['-3.2rem', '6.4rem'],
    ['20%', '20%'],
  ]);
  const marks = [...container.querySelectorAll('svg > svg')].map((mark) => mark.getAttribute('x'));
  // The coats after 10 and 20 years, and the label at the end of the shortest life.
  expect(marks).toEqual(['16.7%', '33.3%', '25%']);
});

it('gives screen readers the same figures in a table, and only there', () => {
  render(<LifespansSection section={section} tone="linen" isShort={false} />);
  const table = within(screen.getByRole('table', { name: 'Which lasts longer?' }));
  expect(table.getByRole('rowheader')).toHaveTextContent('Painted boards');
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '15–30 years',
    '$3–$6 per sq ft',
    'Paint every 10 years',
  ]);
  expect(screen.getAllByText('Painted boards').filter((name) => !name.closest('[aria-hidden]'))).toHaveLength(1);
});
