import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';

/** The dark background of a section that is also designed for one. Undefined for all others. */
function darkBackground(section: Section): Tone | undefined {
  switch (section.kind) {
    case 'visit':
    case 'included':
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
 * Linen and chalk alternate. A section designed for a dark background gets one if at least two light sections separate it
 * from the last dark one.
 */
export function sectionTones(sections: readonly Section[], before: 'chalk' | 'linen' = 'chalk'): readonly Tone[] {
  const tones: Tone[] = [];
  let light = before;
  let sinceDark = 2;
  sections.forEach((section, index) => {
    const darkTone = darkBackground(section);
    // Not for the last section: only the light related links separate it from the dark closing.
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

/** The background of a light band that follows these sections. */
export function nextTone(tones: readonly Tone[]): Tone {
  return tones.at(-1) === 'linen' ? 'chalk' : 'linen';
}
