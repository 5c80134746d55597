import { kindOf } from '@/components/sections/kinds';
import { sectionPages } from '@/content/section-pages';
import type { Section } from '@/content/types';

/** Fields of any section that don't change what else is in it. */
const common = new Set(['kind', 'id', 'heading', 'intro', 'railLabel', 'tone', 'space']);

/** The first section of each kind, variant and set of fields, by its page: real text at its real length. */
export const pageExamples: ReadonlyMap<string, Section> = firstOfEach();

function firstOfEach() {
  const examples = new Map<string, Section>();
  const seen = new Set<string>();
  for (const { path, sections } of sectionPages) {
    for (const section of sections) {
      const look = [section.kind, kindOf(section).variant?.(section)].filter(Boolean).join(', ');
      const fields = Object.keys(section).filter((field) => !common.has(field));
      const whole = [look, ...fields.toSorted()].join(', ');
      if (seen.has(whole)) continue;
      seen.add(whole);
      examples.set(`${look}: ${section.heading} (${path})`, section);
    }
  }
  return examples;
}
