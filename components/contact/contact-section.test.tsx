import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { ContactSection } from './contact-section';

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  delete window.gtag;
});

test('shows how to reach the company, its license, rating and warranties, and the form', () => {
  render(<ContactSection />);
  const section = screen.getByRole('region', { name: 'Get In Touch' });
  expect(section).toHaveAttribute('id', 'contact');
  expect(within(section).getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    company.phone.href,
  );
  expect(within(section).getByRole('link', { name: /^\S+@/ })).toHaveAttribute('href', company.email.href);
  expect(section).toHaveTextContent(company.address.line);
  expect(section).toHaveTextContent(company.hours.open);
  expect(section).toHaveTextContent(company.hours.closed);
  expect(section).toHaveTextContent(
    `#${company.license.number}Home Improvement Contractor License, expires ${company.license.expires}`,
  );
  expect(section).toHaveTextContent(`${company.rating} rating`);
  expect(section).toHaveTextContent(company.warranty.manufacturer);
  expect(section).toHaveTextContent(company.warranty.workmanship);
  expect(within(section).getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  expect(section.querySelector('form')).toHaveAttribute(
    'action',
    expect.stringContaining(`mailto:${company.email.address}?subject=New%20Contact`),
  );
});

test.each(['Write a Google Review', 'Find Us & Leave a Review'])(
  '%s opens a new tab and reports the click to analytics',
  async (name) => {
    window.gtag = jest.fn();
    render(<ContactSection />);
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringContaining(company.google.placeId));
    await userEvent.click(link);
    expect(window.gtag).toHaveBeenCalledWith('event', 'review_click', { source: 'google_business_profile' });
  },
);
