import { render, screen, within } from '@testing-library/react';
import { testimonials } from '@/content/testimonials';
import { Testimonials } from './testimonials';

test('three customers, each verified, each with a rating in words', () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(screen.getByRole('heading', { name: 'What Our Clients Say' })).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByText('5 out of 5 stars')).toBeInTheDocument();
    expect(within(card).getByText(/Verified Customer · 3 months ago/)).toBeVisible();
  }
});

test('four stars are four filled and one empty', () => {
  const [first] = testimonials;
  if (!first) throw new Error('no testimonial');
  const { container } = render(<Testimonials testimonials={[{ ...first, rating: 4 }]} />);
  expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
  expect([...container.querySelectorAll('[data-filled]')].map((star) => star.getAttribute('data-filled'))).toEqual([
    'true', 'true', 'true', 'true', 'false',
  ]);
});

test('closes with the way to the booking section', () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(screen.getByRole('link', { name: 'Join Our Satisfied Customers' })).toHaveAttribute('href', '#booking');
});

test('says that samples are samples, and stops when they no longer are', () => {
  const { unmount } = render(<Testimonials testimonials={testimonials} />);
  expect(screen.getByText(/sample content/i)).toBeVisible();
  unmount();
  render(<Testimonials testimonials={testimonials.map((each) => ({ ...each, isSample: false }))} />);
  expect(screen.queryByText(/sample content/i)).not.toBeInTheDocument();
});
