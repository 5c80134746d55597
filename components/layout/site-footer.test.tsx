import { render, screen } from '@testing-library/react';
import { newsletter } from '@/content/newsletter';
import { SiteFooter } from './site-footer';

jest.mock('@/content/newsletter', () => {
  const { newsletter } = jest.requireActual<{ readonly newsletter: object }>('@/content/newsletter');
  return { newsletter: { ...newsletter, isShown: false } };
});

test('asks for no sign-ups if the company sends no newsletter', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('heading', { name: 'Reach us' })).toBeInTheDocument();
  expect(screen.queryByText(newsletter.heading)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
