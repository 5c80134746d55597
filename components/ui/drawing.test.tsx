import { render, screen } from '@testing-library/react';
import { drawings } from '@/content/drawings';
import { Drawing } from './drawing';

const source = (name: keyof typeof drawings, eager: boolean) => {
  render(<Drawing name={name} eager={eager} />);
  return screen.getByAltText(drawings[name].alt).getAttribute('src');
};

test('inlines a drawing above the fold, unless it is too large', () => {
  expect(source('gutter-clogged', true)).toMatch(/^data:image\/svg\+xml,/);
  expect(source('shingles-blown-off', true)).toBe('/art/shingles-blown-off.svg');
});

test('loads a drawing further down from its file', () => {
  expect(source('gutter-clogged', false)).toBe('/art/gutter-clogged.svg');
});
