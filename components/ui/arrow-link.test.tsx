import { render, screen } from '@testing-library/react';
import { ArrowLink } from './arrow-link';

test.each(['Roof installation, step by step', 'Ventilation'])(
  'the accessible name of “%s” is only its text',
  (label) => {
    render(<ArrowLink href="/services/roofing">{label}</ArrowLink>);
    expect(screen.getByRole('link')).toHaveAccessibleName(label);
  },
);

test('keeps the last word and the arrow on the same line', () => {
  render(<ArrowLink href="/services/roofing">Roof installation, step by step</ArrowLink>);
  const kept = screen.getByText('step');
  expect(kept).toHaveClass('keep-together');
  expect(kept.querySelector('[aria-hidden]')).not.toBeNull();
});
