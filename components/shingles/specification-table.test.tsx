import { render, screen } from '@testing-library/react';
import { gafHdzPage } from '@/content/shingles/gaf-hdz';
import { tamkoTitanXtPage } from '@/content/shingles/tamko-titan-xt';
import { SpecificationTable } from './specification-table';

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('compares with the other shingle, unless the company doesn’t offer it', () => {
  const { rerender } = render(<SpecificationTable page={gafHdzPage} other={tamkoTitanXtPage} />);
  expect(columns()).toEqual([gafHdzPage.name, tamkoTitanXtPage.name]);
  rerender(<SpecificationTable page={gafHdzPage} other={undefined} />);
  expect(columns()).toEqual([gafHdzPage.name]);
  expect(screen.getAllByRole('row')).toHaveLength(gafHdzPage.specifications.length + 1);
});
