import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { ColorBand } from './color-band';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

const left = () => screen.getByRole('group', { name: 'GAF Timberline HDZ, left side' });
const right = () => screen.getByRole('group', { name: 'TAMKO Titan XT, right side' });

test('has a rack of nine colors for each maker', () => {
  render(<ColorBand />);
  for (const rack of [left(), right()]) expect(within(rack).getAllByRole('radio')).toHaveLength(9);
});

test.each([
  [gafHdzPage, '/gaf-hdz/'],
  [tamkoTitanXtPage, '/tamko-titan-xt/'],
])('links to the page of each maker, with as many colors as the page has: $name', ({ maker, colors }, href) => {
  render(<ColorBand />);
  const name = `See the ${colors.length} ${maker.name} colors up close`;
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('shows a chosen color and its name on its side of the house', async () => {
  render(<ColorBand />);
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Weathered Wood, then Rustic Black, from left to right. 47% Weathered Wood',
  );
  await userEvent.click(within(left()).getByRole('radio', { name: 'Slate' }));
  expect(screen.getByText('Slate')).toBeVisible();
  expect(screen.getByText(/^Cool gray with a blue cast/)).toBeInTheDocument();
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Slate, then Rustic Black/),
  );
  expect(screen.getByRole('img', { name: /GAF Slate\.$/ })).toBeInTheDocument();
  expect(within(right()).getByRole('radio', { name: 'Rustic Black' })).toBeChecked();
});
