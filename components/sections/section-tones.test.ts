import { sectionExamples } from '@/components/sections/examples/examples';
import { sectionTones } from './section-tones';

const sections = {
  list: sectionExamples.signs,
  comparison: sectionExamples.comparison,
  ordered: sectionExamples['ordered list'],
  cards: sectionExamples['ruled cards'],
  table: sectionExamples.table,
  steps: sectionExamples['steps on rows'],
  faq: sectionExamples.questions,
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

  it('keeps the background while the subject is the same', () => {
    expect(tonesOf('list', 'comparison', 'table', 'steps', 'included', 'faq')).toEqual([
      'linen',
      'linen',
      'chalk',
      'linen',
      'linen',
      'chalk',
    ]);
  });

  it('gives a dark background to sections designed for one', () => {
    expect(tonesOf('list', 'ordered', 'table', 'cards', 'visit', 'faq')).toEqual([
      'linen',
      'slate',
      'chalk',
      'linen',
      'shutter',
      'chalk',
    ]);
  });

  it('puts ordered lists on slate', () => {
    expect(tonesOf('list', 'ordered', 'faq')).toEqual(['linen', 'slate', 'chalk']);
  });

  it('keeps at least two light subjects between dark ones', () => {
    expect(tonesOf('visit', 'steps', 'included', 'ordered', 'visit', 'faq')).toEqual([
      'shutter',
      'linen',
      'linen',
      'chalk',
      'shutter',
      'linen',
    ]);
  });

  it('never continues a dark section', () => {
    expect(tonesOf('ordered', 'comparison', 'faq')).toEqual(['slate', 'linen', 'chalk']);
  });

  it('never ends dark, because the closing is dark', () => {
    expect(tonesOf('list', 'visit')).toEqual(['linen', 'chalk']);
  });
});
