import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';

/**
 * The kinds that go on with the subject of the section before them, by the kind of that section: what a job includes
 * belongs to its steps, a choice to its signs, and the years to the story.
 */
const continued: Readonly<Partial<Record<Section['kind'], readonly Section['kind'][]>>> = {
  included: ['steps', 'timeline'],
  comparison: ['list'],
  list: ['prices'],
  notice: ['steps', 'table', 'list', 'problems', 'options', 'prose', 'prices'],
  prices: ['materials', 'options', 'table', 'cards', 'comparison'],
  prose: ['prose', 'cards', 'table', 'included', 'comparison'],
  years: ['prose'],
};

/** Whether a section goes on with the subject of the one before it. */
function continuesSubject(section: Section, before: Section | undefined): boolean {
  return before !== undefined && (continued[section.kind]?.includes(before.kind) ?? false);
}

/** The dark background of a section that is also designed for one. Undefined for all others. */
function darkBackground(section: Section): Tone | undefined {
  switch (section.kind) {
    case 'visit':
      return 'shutter';
    case 'inspection':
      return 'slate';
    case 'list':
      return section.style === 'ordered' && !section.media ? 'slate' : undefined;
    default:
      return undefined;
  }
}

/**
 * The backgrounds of a page's sections, between what is `before` them (the hero is chalk) and the dark green closing.
 * A change of background marks a change of subject: linen and chalk alternate, and a section that continues the one
 * before it keeps its background. A section designed for a dark background gets one if at least two light subjects
 * separate it from the last dark one.
 */
export function sectionTones(sections: readonly Section[], before: 'chalk' | 'linen' = 'chalk'): readonly Tone[] {
  const tones: Tone[] = [];
  let light = before;
  let sinceDark = 2;
  sections.forEach((section, index) => {
    if (sinceDark > 0 && continuesSubject(section, sections[index - 1])) {
      tones.push(light);
      return;
    }
    const darkTone = darkBackground(section);
    // Not for the last section: it would merge with the dark closing.
    if (darkTone && sinceDark >= 2 && index < sections.length - 1) {
      tones.push(darkTone);
      sinceDark = 0;
      return;
    }
    light = light === 'chalk' ? 'linen' : 'chalk';
    tones.push(light);
    sinceDark += 1;
  });
  return tones;
}
