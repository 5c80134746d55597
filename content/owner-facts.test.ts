import type * as CompanyFrom from '@/lib/company/company-from';
import { allText } from '@/testing/all-text';
import { financingPage } from './pages/financing';
import { servicePages } from './service-pages';
import { setupGuide } from './setup-guide';
import * as home from './home';

// An owner who has filled in the lender's APR and the Google place ID.
jest.mock('@/lib/company/company-from', () => {
  const actual = jest.requireActual<typeof CompanyFrom>('@/lib/company/company-from');
  const ownerFacts = { apr: '7.99% to 17.99%' };
  return {
    companyFrom: (facts: CompanyFrom.CompanyFacts) => {
      const google = { ...facts.google, placeId: 'ChIJ-own' };
      return actual.companyFrom({ ...facts, ownerFacts, google });
    },
  };
});

test('pages print the APR, and don’t say to ask for it', () => {
  const text = [home, financingPage, ...Object.values(servicePages)].map((content) => allText(content)).join();
  expect(allText(home)).toContain('APR: 7.99% to 17.99%. Ask us for the total cost.');
  expect(text).not.toContain('Ask us for the lender’s APR');
});

test('the setup guide shows the owner’s place ID', () => {
  expect(allText(setupGuide)).toContain('https://search.google.com/local/writereview?placeid=ChIJ-own');
  expect(allText(setupGuide)).not.toContain('YOUR_PLACE_ID');
});
