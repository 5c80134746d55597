import { emergencyRoofing } from '@/content/services/roofing/emergency';
import { company } from '@/content/company';
import { collapse } from '@/content/promises';
import { allText } from '@/testing/all-text';
import { offlinePage } from './offline';

describe('the offline page', () => {
  it('repeats what to do in an emergency, word for word', () => {
    expect(offlinePage.sections.map(({ kind }) => kind)).toEqual(['notice', 'list', 'list']);
    expect(offlinePage.sections[0]).toMatchObject({ level: 'danger' });
    expect(allText(offlinePage)).toContain(collapse.action.split('911')[0]);
    for (const section of offlinePage.sections) expect(emergencyRoofing.sections).toContain(section);
  });

  it('has the phone number', () => {
    expect(offlinePage.hero.actions).toEqual([{ label: `Call ${company.phone.display}`, href: company.phone.href }]);
  });
});
