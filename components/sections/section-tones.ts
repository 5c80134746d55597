import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';
import { kindOf } from './kinds';

/** Whether a section goes on with the subject of the one before it. */
function continuesSubject(section: Section, before: Section | undefined): boolean {
  return before !== undefined && (kindOf(section).continues?.includes(before.kind) ?? false);
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
    const darkTone = kindOf(section).darkTone?.(section);
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
