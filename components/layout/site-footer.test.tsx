import { render, screen } from '@testing-library/react';
import { footer } from '@/content/navigation';
import { newsletter } from '@/content/newsletter';
import { SiteFooter } from './site-footer';

jest.mock('@/content/newsletter', () => {
  const { newsletter } = jest.requireActual<{ readonly newsletter: object }>('@/content/newsletter');
  return { newsletter: { ...newsletter, isShown: false } };
});

jest.mock('@/content/company', () => {
  const actual = jest.requireActual<{ readonly company: object }>('@/content/company');
  return { ...actual, company: { ...actual.company, sampleContent: false } };
});

test('has no sign-up form if the company sends no newsletter', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('heading', { name: 'Reach us' })).toBeInTheDocument();
  expect(screen.queryByText(newsletter.heading)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('says that some pictures are samples once everything else is the company’s own', () => {
  render(<SiteFooter />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(footer.pictureNote);
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent(footer.sampleNote);
});
