import { render, screen } from '@testing-library/react';
import { company } from '@/content/company';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

// Connecticut requires the registration number in every advertisement.
test('the header shows our registration number', () => {
  render(<SiteHeader />);
  expect(textOf(screen.getByRole('banner'))).toMatch(
    new RegExp(`Registered CT home improvement contractor, HIC ${company.license.number}`),
  );
});

test('the footer says when our registration expires and when registrations renew', () => {
  render(<SiteFooter />);
  const footer = textOf(screen.getByRole('contentinfo'));
  expect(footer).toContain(`Expires ${company.license.expires}`);
  expect(footer).toContain(`We’re registered with the ${company.address.stateName} Department of Consumer Protection.`);
  expect(footer).toContain('Registrations renew each March 31.');
});
