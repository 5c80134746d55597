import { company } from '@/content/company';
import { homePage } from '@/content/home';
import { priceGuidePage } from '@/content/price-guide/page';
import { storedKeys } from '@/lib/browser/stored-keys';
import { isSampleStory } from '@/content/sample-story';
import { allText } from '@/testing/all-text';
import { aboutPage } from './about';
import { contactPage } from '@/content/contact/page';
import { financingPage } from './financing';
import { notFound } from './not-found';
import { privacyPage } from './privacy';
import { servicesPage } from './services';
import { termsPage } from './terms';

test.each([
  homePage.heading,
  ...[servicesPage, aboutPage, financingPage, priceGuidePage, contactPage].map((page) => page.hero.heading),
])('the main heading “%s” names the state', (heading) => expect(heading).toContain(company.address.stateName));

describe('our story', () => {
  it('has four values', () => {
    const values = aboutPage.sections.find((section) => section.heading === 'What we stand for');
    expect(values?.kind === 'cards' && values.cards.map((card) => card.title)).toEqual([
      'Trust',
      'Family',
      'Community',
      'Excellence',
    ]);
  });

  it('states experience, warranties, insurance, registration, emergency hours and inspection points', () => {
    for (const claim of [
      company.experience,
      company.warranty.manufacturer,
      company.warranty.workmanship,
      company.warranty.product,
      company.insurance,
      company.license.number,
      company.license.expires,
      company.emergency.availability,
      `${company.inspectionPoints}-point`,
    ]) {
      expect(allText(aboutPage)).toContain(claim);
    }
  });

  it('says that it is a sample story as long as it is one', () => {
    const story = aboutPage.sections.find((section) => section.id === 'how-it-started');
    expect(/sample story/i.test(allText([story]))).toBe(isSampleStory);
  });
});

describe('financing', () => {
  const { loan, lender } = financingPage;

  it('offers three terms from 12 to 84 months', () => {
    expect(loan.terms.map(({ term }) => term)).toEqual([
      [12, 24],
      [36, 60],
      [72, 84],
    ]);
  });

  it('has the disclosure, and links to it from the hero', () => {
    for (const part of ['on approved credit', 'annual percentage rate', 'set by the lender', 'is not a lender']) {
      expect(allText([lender])).toContain(part);
    }
    expect(allText([financingPage.hero.note])).toContain(`#${lender.id}`);
  });

  it('prints the lender’s APR, or says how to get it in writing', () => {
    const { apr } = company.ownerFacts;
    expect(allText([lender])).toContain(apr ? `APR: ${apr}.` : 'for the lender’s written offer: it shows your APR');
    if (!apr) expect(allText(financingPage)).not.toMatch(/APR: |\d% APR/);
  });

  it('mentions prepayment penalties only if the owner has confirmed there are none', () => {
    expect(/prepayment/i.test(allText(financingPage))).toBe(company.ownerFacts.noPrepaymentPenalty === true);
  });

  it('has four steps', () => {
    const [steps] = financingPage.sections.filter((section) => section.kind === 'steps');
    expect(steps?.steps.map((step) => step.title)).toEqual([
      'Apply Online',
      'Get Approved',
      'Choose Terms',
      'Start Project',
    ]);
  });
});

it('the contact page has the email address', () => {
  const words = allText(contactPage);
  expect(words).toContain(company.email.href);
});

describe('privacy', () => {
  const [table] = privacyPage.sections.filter((section) => section.kind === 'table');

  const placeNames = {
    local: 'localStorage',
    session: 'sessionStorage',
    cache: 'Cache Storage',
    database: 'IndexedDB',
  } as const;

  it('names every key that the site stores, with its purpose, its storage and how long it is kept', () => {
    expect(table?.rows).toEqual(
      Object.fromEntries(
        Object.entries(storedKeys).map(([key, entry]) => [
          key,
          [entry.purpose, expect.stringContaining(`${placeNames[entry.storage]}) ${entry.keptUntil}`)],
        ]),
      ),
    );
  });

  it('says what signing out deletes', () => {
    expect(table?.footnote).toContain('clears isLoggedIn and username; the other entries stay');
  });

  it('says that nothing else in the CRM is stored, and whom to ask for removal', () => {
    expect(allText(privacyPage)).toContain('it keeps nothing');
    expect(allText(privacyPage)).toContain(company.email.href);
  });
});

it('terms state the right to cancel and both warranties', () => {
  for (const part of ['3-business-day right to cancel', company.warranty.manufacturer, company.warranty.workmanship]) {
    expect(allText(termsPage)).toContain(part);
  }
});

it('the not-found page offers five links and a call', () => {
  expect(notFound.links.map((link) => link.label)).toEqual(['Home', 'Services', 'Roof repair', 'Emergency', 'Contact']);
  expect(notFound.action.href).toBe(company.phone.href);
});
