import { sectionPages } from '@/content/section-pages';
import type { Section } from '@/content/types';
import { kindOf } from '@/components/sections/kinds';

/** The first section of each kind and variant, by its page: real text at its real length. */
export const pageExamples: ReadonlyMap<string, Section> = firstOfEach();

function firstOfEach() {
  const examples = new Map<string, Section>();
  const seen = new Set<string>();
  for (const { path, sections } of sectionPages) {
    for (const section of sections) {
      const look = [section.kind, kindOf(section).variant?.(section)].filter(Boolean).join(', ');
      if (seen.has(look)) continue;
      seen.add(look);
      examples.set(`${look}: ${section.heading} (${path})`, section);
    }
  }
  return examples;
}
