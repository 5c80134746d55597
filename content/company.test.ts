import { company } from './company';

test('facts that are written in two forms agree', () => {
  const digits = company.phone.display.replace(/\D/g, '');
  expect(company.phone.href).toBe(`tel:+1${digits}`);
  expect(company.phone.e164.replace(/\D/g, '')).toBe(`1${digits}`);
  expect(company.email.href).toBe(`mailto:${company.email.address}`);
  expect(new URL(company.url).hostname).toBe(company.domain);
  expect(company.address.line).toBe(`${company.address.town}, ${company.address.state} ${company.address.zip}`);
  expect(company.license.expires).toMatch(/^\d{1,2}-\d{1,2}-\d{4}$/);
});
