import { render, screen, within } from '@testing-library/react';
import { testimonials } from '@/content/testimonials';
import { Testimonials } from './testimonials';

test('shows three verified customers, each with a rating as text', () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(screen.getByRole('heading', { name: 'What Our Clients Say' })).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByText('5 out of 5 stars')).toBeInTheDocument();
    expect(card).toHaveTextContent('Verified Customer · 3 months ago');
    expect(within(card).getByRole('img')).toHaveAccessibleName(/\w/);
  }
});

test('says of a real review only what the owner can show', () => {
  const [first] = testimonials;
  if (!first) throw new Error('no testimonial');
  const real = { ...first, isSample: false, when: 'June 2026' };
  const own = [real, { ...real, id: 2, verified: 'Verified on Google' }];
  render(<Testimonials testimonials={own} />);
  const [silent, verified] = screen.getAllByRole('listitem');
  expect(silent).toHaveTextContent(/Cheshire, CTJune 2026$/);
  expect(verified).toHaveTextContent('Verified on Google · June 2026');
});

test('draws a rating of four as four filled stars and one empty one', () => {
  const [first] = testimonials;
  if (!first) throw new Error('no testimonial');
  const { container } = render(<Testimonials testimonials={[{ ...first, rating: 4 }]} />);
  expect(screen.getByText('4 out of 5 stars')).toBeInTheDocument();
  const starsIn = (path: Element) => path.getAttribute('d')?.match(/z/g)?.length;
  expect([...container.querySelectorAll('path')].map(starsIn)).toEqual([4, 1]);
});

test('shows nothing without testimonials', () => {
  const { container } = render(<Testimonials testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('ends with a link to the booking section', () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(screen.getByRole('link', { name: 'Join Our Satisfied Customers' })).toHaveAttribute('href', '#booking');
});

test('says once that the reviews are samples', () => {
  render(<Testimonials testimonials={testimonials} />);
  expect(screen.getAllByText(/sample|demonstration/i)).toHaveLength(1);
});
