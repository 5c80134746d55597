import type * as CompanyFrom from '@/lib/company/company-from';
import { allText } from '@/testing/all-text';
import { contactPage } from './contact/page';
import { emergencyRoofing } from './services/roofing/emergency';
import { servicePages } from './service-pages';
import * as home from './home';

// A company that doesn't answer at night, and takes two days to reply.
jest.mock('@/lib/company/company-from', () => {
  const actual = jest.requireActual<typeof CompanyFrom>('@/lib/company/company-from');
  const emergency = { availability: '8 AM to 5 PM', onSite: 'the same day' };
  return { companyFrom: (facts: CompanyFrom.CompanyFacts) => actual.companyFrom({ ...facts, emergency }) };
});
jest.mock('./reply', () => ({
  reply: {
    within: 'within two business days',
    alone: 'Within two business days',
    sentence: 'We’ll get back to you within two business days.',
  },
}));

test('pages say when someone answers, and never “day or night”', () => {
  expect(emergencyRoofing.title).toMatch(/^Emergency Roof Repair/);
  expect(allText(emergencyRoofing)).toContain('Emergency service 8 AM to 5 PM: call now');
  expect(home.hero.badges).toContain('Emergency service 8 AM to 5 PM');
  expect(allText(contactPage)).toContain('call for those, from 8 AM to 5 PM');
  for (const content of [home, contactPage, ...Object.values(servicePages)])
    expect(allText(content)).not.toMatch(/\b24\/7\b|\bnights and|\bday or night\b|\bany hour\b/);
});

test('the emergency steps have no travel time if we come “the same day”', () => {
  const steps = emergencyRoofing.sections.flatMap((section) =>
    section.kind === 'job-in-writing' ? [section.steps] : [],
  )[0];
  expect(steps?.measure).toBe('Hours, not counting the drive');
  const arrival = steps?.groups.flatMap((group) => group.steps).find(({ title }) => title === 'A crew arrives');
  expect(arrival).not.toHaveProperty('hours');
});

test('the days until a reply are counted from the first open day', () => {
  expect(allText(contactPage)).toContain('If you write on Saturday evening or Sunday, we count them from Monday.');
});
