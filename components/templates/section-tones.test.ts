import type { Section } from '@/content/types';
import { nextTone, sectionTones } from './section-tones';

const tonesOf = (...kinds: Section['kind'][]) => sectionTones(kinds.map((kind) => ({ kind })));

describe('sectionTones', () => {
  it('lets linen and chalk take turns after the chalk hero', () => {
    expect(tonesOf('list', 'cards', 'table', 'faq')).toEqual(['linen', 'chalk', 'linen', 'chalk']);
  });

  it('gives a dark ground to the kinds drawn for it', () => {
    expect(tonesOf('list', 'inspection', 'list', 'cards', 'included', 'faq')).toEqual([
      'linen',
      'slate',
      'chalk',
      'linen',
      'shutter',
      'chalk',
    ]);
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
