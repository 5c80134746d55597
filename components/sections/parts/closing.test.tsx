import { render, screen, within } from '@testing-library/react';
import { company } from '@/content/company';
import { Closing } from './closing';

const content = { heading: 'Let’s find the leak.', text: 'Send us a photo of the stain.' };
const related = [
  { path: '/services/roof-inspection', name: 'Roof Inspection' },
  { path: '/services/roofing/replacement', name: 'Roof Replacement' },
] as const;

test('has the estimate button, the phone number as a link, and the picture chosen for its page', () => {
  render(<Closing path="/services/roof-inspection" closing={content} />);
  const end = within(screen.getByRole('region', { name: 'Let’s find the leak.' }));
  expect(end.getByRole('link', { name: 'Get Free Estimate' })).toHaveAttribute('href', '/contact/');
  expect(end.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', company.phone.href);
  expect(end.getByRole('img', { name: /^Ridge cap shingles/ })).toBeInTheDocument();
  expect(end.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a page that begins with a drawing ends with part of it, without repeating its alt text', () => {
  const { container } = render(<Closing path="/services/additional" closing={content} />);
  expect(container.querySelector('.closing-house use')).toHaveAttribute('href', '#art-additional-hub');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['/services/gutters/guards', 1],
  ['/services/windows/energy-efficient', 0],
] as const)(
  'the drawing at the end of %s has its alt text, unless the page also shows it further up',
  (path, count) => {
    const { container } = render(<Closing path={path} closing={content} />);
    expect(container.querySelector('.closing-house img')).toHaveAttribute('src', expect.stringContaining('/art/'));
    expect(screen.queryAllByRole('img')).toHaveLength(count);
  },
);

test('shows the picture of each related page', () => {
  const { container } = render(<Closing path="/services/roofing/repair" closing={content} related={related} />);
  const links = within(screen.getByRole('navigation', { name: 'Related pages' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Roof Inspection', 'Roof Replacement']);
  const pictures = [...container.querySelectorAll('nav img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual([expect.stringContaining('/attic-'), expect.stringContaining('portfolio-4-before')]);
});

test('has only the phone number as a link on the emergency page', () => {
  render(
    <Closing
      path="/services/roofing/emergency"
      closing={{ ...content, action: { label: 'Call us', href: company.phone.href }, hasOnlyPhone: true }}
      related={related}
    />,
  );
  const end = within(screen.getByRole('region', { name: 'Let’s find the leak.' }));
  expect(end.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([company.phone.href]);
});
