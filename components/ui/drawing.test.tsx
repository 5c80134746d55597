import { render, screen } from '@testing-library/react';
import { drawings } from '@/content/drawings';
import { Drawing } from './drawing';

test('is fetched when it comes near the screen', () => {
  render(<Drawing name="leak-path" />);
  const image = screen.getByRole('img', { name: drawings['leak-path'].alt });
  expect(image).toHaveAttribute('src', '/art/leak-path.svg');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '320');
});

test('comes with the page where it stands above the fold', () => {
  render(<Drawing name="leak-path" eager />);
  const image = screen.getByRole('img', { name: drawings['leak-path'].alt });
  expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(image).not.toHaveAttribute('loading');
});

test('has another file for phones where there is one', () => {
  render(<Drawing name="house-cutaway" />);
  const source = screen.getByRole('img').parentElement?.querySelector('source');
  expect(source).toHaveAttribute('srcset', '/art/house-cutaway-phone.svg');
});
