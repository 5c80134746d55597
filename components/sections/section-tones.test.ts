import { sectionExamples } from '@/components/sections/examples/examples';
import { nextTone, sectionTones } from './section-tones';

const sections = {
  list: sectionExamples.signs,
  steps: sectionExamples['ordered list'],
  cards: sectionExamples['ruled cards'],
  table: sectionExamples.table,
  faq: sectionExamples.questions,
  inspection: sectionExamples.inspection,
  included: sectionExamples.included,
  visit: sectionExamples.visit,
};
const tonesOf = (...names: (keyof typeof sections)[]) => sectionTones(names.map((name) => sections[name]));

describe('sectionTones', () => {
  it('lets linen and chalk take turns after the chalk hero', () => {
    expect(tonesOf('list', 'cards', 'table', 'faq')).toEqual(['linen', 'chalk', 'linen', 'chalk']);
  });

  it('goes on from a band that stands on linen', () => {
    expect(sectionTones([sections.list, sections.cards], 'linen')).toEqual(['chalk', 'linen']);
  });

  it('gives a dark ground to what is drawn for it', () => {
    expect(tonesOf('list', 'inspection', 'list', 'cards', 'included', 'faq')).toEqual([
      'linen',
      'slate',
      'chalk',
      'linen',
      'shutter',
      'chalk',
    ]);
  });

  it('sets what must be done in order on slate', () => {
    expect(tonesOf('list', 'steps', 'faq')).toEqual(['linen', 'slate', 'chalk']);
  });

  it('keeps two light bands between dark ones', () => {
    expect(tonesOf('included', 'visit', 'inspection', 'visit', 'faq')).toEqual(['shutter', 'linen', 'chalk', 'shutter', 'linen']);
  });

  it('never ends dark, since the closing is', () => {
    expect(tonesOf('list', 'visit')).toEqual(['linen', 'chalk']);
  });
});

describe('nextTone', () => {
  it('goes on with the other light ground', () => {
    expect(nextTone(['linen'])).toBe('chalk');
    expect(nextTone(['linen', 'chalk'])).toBe('linen');
    expect(nextTone([])).toBe('linen');
  });
});
