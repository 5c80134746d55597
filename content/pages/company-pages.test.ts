import { company } from '@/content/company';
import { aboutPage } from './about';
import { contactPage } from '@/content/contact/page';
import { financingPage } from './financing';
import { notFound } from './not-found';
import { privacyPage } from './privacy';
import { termsPage } from './terms';

const said = (page: object) => JSON.stringify(page);

describe.each([aboutPage, financingPage, contactPage, privacyPage, termsPage])('$path', (page) => {
  it('fits a search result', () => {
    expect(page.title.length).toBeLessThan(60);
    expect(page.title).toContain(company.name);
    expect(page.description.length).toBeLessThan(155);
  });
});

describe('our story', () => {
  it('holds to four values', () => {
    const values = aboutPage.sections.find((section) => section.heading === 'What we hold to');
    expect(values?.kind === 'cards' && values.cards.map((card) => card.title)).toEqual([
      'Trust',
      'Family',
      'Community',
      'Excellence',
    ]);
  });

  it('shows every claim that a homeowner can check', () => {
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
      expect(said(aboutPage)).toContain(claim);
    }
  });

  it('says that the founders are a sample for as long as they are', () => {
    const story = aboutPage.sections.find((section) => section.id === 'how-it-started');
    const faq = aboutPage.sections.find((section) => section.kind === 'faq');
    const sons = faq?.entries.find((entry) => entry.question === 'Do your sons really work here?');
    expect(/sample/i.test(said(story?.intro ? [story.intro] : []))).toBe(company.sampleContent);
    expect(sons !== undefined).toBe(company.sampleContent);
    if (sons) expect(sons.answer).toMatch(/sample story/);
  });
});

describe('financing', () => {
  const terms = financingPage.sections.findIndex((section) => section.id === 'terms');
  const offers = financingPage.sections[terms];
  const disclosure = financingPage.sections[terms + 1];

  it('offers three terms from 12 to 84 months, all with 0% down', () => {
    expect(offers?.kind === 'options' && offers.options.map((option) => ['term' in option && option.term, option.points?.[0]])).toEqual([
      ['12–24 months', '0% down'],
      ['36–60 months', '0% down'],
      ['72–84 months', '0% down'],
    ]);
  });

  it('puts the disclosure directly after the terms, and within reach of the hero', () => {
    expect(disclosure).toMatchObject({ kind: 'notice', id: 'disclosure' });
    for (const part of ['on approved credit', 'annual percentage rate', 'set by the lender', 'is not a lender']) {
      expect(said([disclosure])).toContain(part);
    }
    expect(said([financingPage.hero.note])).toContain('#disclosure');
  });

  it('invents no rate: the owner’s figures stand in brackets until they are known', () => {
    expect(said([disclosure])).toContain('APR: [owner to add lender APR or range]');
    expect(said(financingPage)).not.toMatch(/\d% APR/);
  });

  it('takes the four steps of the spec', () => {
    const [steps] = financingPage.sections.filter((section) => section.kind === 'steps');
    expect(steps?.steps.map((step) => step.title)).toEqual(['Apply Online', 'Get Approved', 'Choose Terms', 'Start Project']);
  });
});

it('contact offers the call, the e-mail and the booking form', () => {
  const words = said(contactPage.sections);
  expect(words).toContain(company.phone.href);
  expect(words).toContain(company.email.href);
  expect(words).toContain('/#booking');
});

it('privacy names both keys of the browser storage and where to ask for removal', () => {
  for (const part of ['isLoggedIn', 'username', company.email.href]) expect(said(privacyPage)).toContain(part);
});

it('terms tell of the right to cancel and of both warranties', () => {
  for (const part of ['3-business-day right to cancel', company.warranty.manufacturer, company.warranty.workmanship]) {
    expect(said(termsPage)).toContain(part);
  }
});

it('a lost visitor finds five ways on and a call', () => {
  expect(notFound.links.map((link) => link.label)).toEqual(['Home', 'Services', 'Roof repair', 'Emergency', 'Contact']);
  expect(notFound.action.href).toBe(company.phone.href);
});
