import { emergencyRoofing } from '@/content/services/roofing/emergency';
import { company } from '@/content/company';
import { collapse } from '@/content/danger';
import { allText } from '@/testing/all-text';
import { offlinePage } from './offline';

describe('the offline page', () => {
  it('repeats what to do in an emergency, word for word', () => {
    expect(offlinePage.sections.map(({ kind }) => kind)).toEqual(['notice', 'first-steps']);
    expect(offlinePage.sections[0]).toMatchObject({ level: 'danger' });
    // Up to the number, which the page prints as a link.
    expect(allText(offlinePage)).toContain(collapse.action.split('911')[0]);
    for (const section of offlinePage.sections) expect(emergencyRoofing.sections).toContain(section);
  });

  it('has the phone number, and a link that tries the page again', () => {
    expect(offlinePage.hero.actions).toEqual([
      { label: `Call ${company.phone.display}`, href: company.phone.href },
      { label: 'Try the page again', href: '?' },
    ]);
  });
});
