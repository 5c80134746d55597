import { company } from '@/content/company';
import { securityText } from './security-text';

test('names the contact, and expires a year after the build', () => {
  const lines = securityText(new Date('2026-11-23T12:00:00Z')).split('\n');
  expect(lines).toContain(`Contact: ${company.email.href}`);
  expect(lines).toContain('Expires: 2027-11-23T12:00:00.000Z');
  expect(lines).toContain(`Canonical: ${company.url}/.well-known/security.txt`);
});
