/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { company } from './company';

/** Everything that says something to a visitor. Tests may name what they expect. */
const files = ['app', 'components', 'content', 'lib', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|svg|css|txt|json)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith(join('content', 'company.ts'))),
);

test('the search reads the whole site', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each([
  ['the phone number', company.phone.display],
  ['the phone number in a link', company.phone.href.replace('tel:', '')],
  ['the e-mail address', company.email.address],
  ['the licence number', company.license.number],
  ['the licence date', company.license.expires],
  ['the name', company.name],
  ['the name, as markup writes it', company.name.replace('&', '&amp;')],
  ['the domain', company.domain],
  ['the ZIP code', company.address.zip],
])('%s stands in content/company.ts and nowhere else', (_what, value) => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(value))).toEqual([]);
});

test('the facts that are told in two forms agree', () => {
  const digits = company.phone.display.replace(/\D/g, '');
  expect(company.phone.href).toBe(`tel:+1${digits}`);
  expect(company.phone.e164.replace(/\D/g, '')).toBe(`1${digits}`);
  expect(company.email.href).toBe(`mailto:${company.email.address}`);
  expect(new URL(company.url).hostname).toBe(company.domain);
  expect(company.address.line).toBe(`${company.address.town}, ${company.address.state} ${company.address.zip}`);
  expect(company.license.expires).toMatch(/^\d{1,2}-\d{1,2}-\d{4}$/);
});
