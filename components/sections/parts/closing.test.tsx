import { render, screen, within } from '@testing-library/react';
import { company } from '@/content/company';
import { Closing } from './closing';

const content = { heading: 'Let’s find the leak.', text: 'Send us a photo of the stain.' };
const related = [
  { path: '/services/roof-inspection', name: 'Roof Inspection' },
  { path: '/services/roofing/replacement', name: 'Roof Replacement' },
] as const;
const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('has the estimate button, the number, the email address, and the picture chosen for its page', () => {
  render(<Closing path="/services/roofing/repair" closing={content} />);
  const end = screen.getByRole('region', { name: 'Let’s find the leak.' });
  expect(hrefsIn(end)).toEqual(['/contact/', company.phone.href, company.email.href]);
  expect(within(end).getByRole('link', { name: 'Get a Free Estimate' })).toBeInTheDocument();
  expect(within(end).getByRole('img', { name: /roof in GAF Charcoal/ })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  ['a visit', { label: 'Book a Visit', href: '/#booking' }, ['/#booking', company.phone.href]],
  ['an emergency', { label: 'Call us', href: company.phone.href, hasOnlyPhone: true }, [company.phone.href]],
] as const)('that offers %s also links to the contact page and the email address', (_, action, links) => {
  const hasOnlyPhone = 'hasOnlyPhone' in action || undefined;
  render(<Closing path="/services/roofing/emergency" closing={{ ...content, action, hasOnlyPhone }} />);
  const end = screen.getByRole('region', { name: 'Let’s find the leak.' });
  expect(hrefsIn(end)).toEqual([...links, '/contact/', company.email.href]);
});

test('names the related pages in one line', () => {
  render(<Closing path="/services/roofing/repair" closing={content} related={related} />);
  const links = within(screen.getByRole('navigation', { name: 'Next' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Roof Inspection', 'Roof Replacement']);
});
