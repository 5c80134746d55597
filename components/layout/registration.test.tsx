import { render, screen } from '@testing-library/react';
import { company } from '@/content/company';
import { SiteFooter } from './site-footer';

const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

// Connecticut requires the registration number in every advertisement.
test('the footer has our registration number, when it expires and when registrations renew', () => {
  render(<SiteFooter />);
  const footer = textOf(screen.getByRole('contentinfo'));
  expect(footer).toContain(company.license.number);
  expect(footer).toContain(`Expires ${company.license.expires}`);
  expect(footer).toContain(`We’re registered with the ${company.address.stateName} Department of Consumer Protection.`);
  expect(footer).toContain('Registrations renew each March 31.');
});
