import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';

/** The dark ground of the sections that are drawn for one as well. */
function darkGround(section: Section): Tone | undefined {
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
 * The grounds of a page, from what stands `before` it (the hero is chalk) to the closing (shutter): linen and chalk
 * take turns, and what is drawn for a dark ground gets it where at least two light bands part it from every other.
 */
export function sectionTones(sections: readonly Section[], before: 'chalk' | 'linen' = 'chalk'): readonly Tone[] {
  const tones: Tone[] = [];
  let light = before;
  let sinceDark = 2;
  sections.forEach((section, index) => {
    const darkTone = darkGround(section);
    // The page's own end is dark, and what is related stands before it.
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

/** The ground of a light band that follows these. */
export function nextTone(tones: readonly Tone[]): Tone {
  return tones.at(-1) === 'linen' ? 'chalk' : 'linen';
}
