import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { allText } from '@/content/testing/all-text';
import { additionalPages } from './additional';

const pages = Object.values(additionalPages);
const repairs = additionalPages['/services/exterior-repairs'];
const claims = additionalPages['/services/insurance-claims'];

describe.each(pages)('$path', (page) => {
  it('has a title and description that fit a search result', () => {
    expect(page.title.length).toBeLessThan(60);
    expect(page.title).toContain(company.name);
    expect(page.description.length).toBeLessThan(155);
  });

  it('ends with questions and answers', () => {
    expect(page.sections.at(-1)?.kind).toBe('faq');
  });
});

it('the overview links to every other page of its category', () => {
  const hub = allText(additionalPages['/services/additional'].sections);
  for (const { path } of pages.filter((page) => page.path !== '/services/additional'))
    expect(hub).toContain(`"${path}"`);
});

describe('the exterior repairs page', () => {
  it('prices three repairs and lists what each covers', () => {
    const [services] = repairs.sections.filter((section) => section.kind === 'options');
    expect(services?.options.map((option) => [option.name, 'price' in option && option.price])).toEqual([
      ['Siding Repair', prices.additional.siding],
      ['Trim & Fascia Repair', prices.additional.trim],
      ['Window & Door Repair', prices.additional.windowsAndDoors],
    ]);
    for (const option of services?.options ?? []) expect(option.pointsLabel).toBe('Services');
  });

  it('says how urgent each issue is and when it should be done', () => {
    const [issues] = repairs.sections.filter((section) => section.kind === 'issues');
    expect(issues?.issues.map(({ issue, urgency, timeframe }) => [issue, urgency, timeframe])).toEqual([
      ['Damaged or loose siding', 'Medium', '1–2 weeks'],
      ['Rotting trim or fascia', 'High', 'Within 1 week'],
      ['Peeling paint', 'Low', 'Next season'],
      ['Loose or broken shutters', 'Medium', '2–3 weeks'],
    ]);
  });

  it('lists five repair steps with their durations', () => {
    const [steps] = repairs.sections.filter((section) => section.kind === 'steps');
    expect(steps?.steps.map((step) => step.duration)).toEqual([
      '30–60 minutes',
      '24–48 hours',
      '1–2 weeks',
      '1–3 days',
      '30 minutes',
    ]);
  });

  it('gives three reasons to call a professional', () => {
    const reasons = repairs.sections.find((section) => section.heading === 'Why call a professional');
    expect(reasons?.kind === 'cards' && reasons.cards).toHaveLength(3);
  });
});

describe('the insurance claims page stays within what a contractor may say', () => {
  it('says who decides, and what we do not do', () => {
    expect(allText(claims)).toContain('Your insurance company decides coverage');
    expect(allText(claims)).toContain('Prepare or submit your claim for a fee');
  });

  it('never offers to handle a claim', () => {
    expect(allText(claims)).not.toMatch(/we (will )?handle your claim/i);
  });

  it('ends with the note that it is not legal advice', () => {
    expect(claims.footnote).toContain('not legal advice');
  });
});

it.each([
  '/services/insulation',
  '/services/ventilation',
  '/services/maintenance',
  '/services/inspections',
  '/services/insurance-claims',
] as const)('%s gives search engines no price', (path) => {
  expect(additionalPages[path].priceRange).toBeUndefined();
});
