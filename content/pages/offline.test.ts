import { emergencyRoofing } from '@/content/services/roofing/emergency';
import { company } from '@/content/company';
import { offlinePage } from './offline';

describe('the offline page', () => {
  it('repeats what to do in an emergency, word for word', () => {
    expect(offlinePage.sections.map(({ heading }) => heading)).toEqual([
      'Wires down, a smell of gas, or a sagging roof?',
      'Call us right away if',
      'What to do until we get there',
    ]);
    for (const section of offlinePage.sections) expect(emergencyRoofing.sections).toContain(section);
  });

  it('has the phone number', () => {
    expect(offlinePage.hero.actions).toEqual([{ label: `Call ${company.phone.display}`, href: company.phone.href }]);
  });
});
