import { render, screen } from '@testing-library/react';
import { YearPole } from './year-pole';

test('puts the number of a span of years at its start', () => {
  render(<YearPole first={1999} last={2026} places={['first year', { lastYears: 10 }, 'today']} />);
  const pole = screen.getByRole('img', { name: /from 1999 to 2026/ });
  const numberAt = (number: string) =>
    [...pole.querySelectorAll('text')]
      .find(({ textContent }) => textContent === number)
      ?.closest('svg')
      ?.getAttribute('x');
  const spanStarts = pole.querySelector('svg.fill-copper')?.getAttribute('x');
  expect(spanStarts).toMatch(/%$/);
  expect(numberAt('2')).toBe(spanStarts);
  expect(numberAt('2')).not.toBe(numberAt('3'));
});
