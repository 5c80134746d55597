import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';

/** The kinds that are drawn for a dark ground as well. */
const dark: Partial<Record<Section['kind'], Tone>> = {
  visit: 'shutter',
  inspection: 'slate',
  included: 'shutter',
};

/**
 * The grounds of a page, from the hero (chalk) to the closing (shutter): linen and chalk take turns, and a kind
 * that stands on a dark ground gets it where at least two light bands part it from every other dark one.
 */
export function sectionTones(sections: readonly Pick<Section, 'kind'>[]): readonly Tone[] {
  const tones: Tone[] = [];
  let light: Tone = 'chalk';
  let sinceDark = 2;
  sections.forEach(({ kind }, index) => {
    const darkTone = dark[kind];
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
