import type * as CompanyFrom from '@/lib/company/company-from';
import { allText } from '@/testing/all-text';
import { contactSection } from './contact/section';
import type * as Counties from './counties';
import * as home from './home';
import { serviceArea } from './promises';

// An owner who works in two counties, and whose paper says “Registration.”
jest.mock('./counties', () => {
  const actual = jest.requireActual<typeof Counties>('./counties');
  const isServed = ({ name }: Counties.County) => ['Tolland', 'Windham'].includes(name);
  const all = [...actual.counties, ...actual.unservedCounties];
  return {
    ...actual,
    counties: all.filter(isServed),
    unservedCounties: all.filter((county) => !isServed(county)),
  };
});
jest.mock('@/lib/company/company-from', () => {
  const { companyFrom } = jest.requireActual<typeof CompanyFrom>('@/lib/company/company-from');
  const license = { label: 'CT Home Improvement Contractor Registration', number: '0655555', expires: '3-31-2031' };
  return { companyFrom: (facts: CompanyFrom.CompanyFacts) => ({ ...companyFrom(facts), license }) };
});

test('a few counties are named', () => {
  expect(serviceArea.counties).toBe('Tolland and Windham counties');
  expect(serviceArea.sentence).toBe('We work in every town of Tolland and Windham counties.');
  expect(allText(home)).not.toContain('eight counties');
});

test('the pages say of the company what its paper says', () => {
  expect(contactSection.license).toMatchObject({
    heading: 'Registered Connecticut contractor',
    text: 'Home Improvement Contractor Registration, expires 3-31-2031.',
  });
  expect(allText(home)).toContain('Registered and insured');
  expect(allText(home)).not.toMatch(/\blicensed\b/i);
});
