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
  it('alternates linen and chalk after the chalk hero', () => {
    expect(tonesOf('list', 'cards', 'table', 'faq')).toEqual(['linen', 'chalk', 'linen', 'chalk']);
  });

  it('starts with chalk after a linen band', () => {
    expect(sectionTones([sections.list, sections.cards], 'linen')).toEqual(['chalk', 'linen']);
  });

  it('gives a dark background to sections designed for one', () => {
    expect(tonesOf('list', 'inspection', 'list', 'cards', 'included', 'faq')).toEqual([
      'linen',
      'slate',
      'chalk',
      'linen',
      'shutter',
      'chalk',
    ]);
  });

  it('puts ordered lists on slate', () => {
    expect(tonesOf('list', 'steps', 'faq')).toEqual(['linen', 'slate', 'chalk']);
  });

  it('keeps at least two light bands between dark ones', () => {
    expect(tonesOf('included', 'visit', 'inspection', 'visit', 'faq')).toEqual([
      'shutter',
      'linen',
      'chalk',
      'shutter',
      'linen',
    ]);
  });

  it('never ends dark, because the closing is dark', () => {
    expect(tonesOf('list', 'visit')).toEqual(['linen', 'chalk']);
  });
});

describe('nextTone', () => {
  it('is the other light background, or linen if there is none before it', () => {
    expect(nextTone(['linen'])).toBe('chalk');
    expect(nextTone(['linen', 'chalk'])).toBe('linen');
    expect(nextTone([])).toBe('linen');
  });
});
