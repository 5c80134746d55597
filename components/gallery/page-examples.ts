import { kindOf } from '@/components/sections/kinds';
import { sectionPages } from '@/content/section-pages';
import type { Section } from '@/content/section-kinds';

/** Of the fields that every kind of section can have, those that don't make a section a different example. */
const common = new Set(['kind', 'id', 'heading', 'intro', 'railLabel', 'tone', 'space']);

/** The first section with each combination of kind, variant and fields, taken from the site for its real texts. */
export const pageExamples = new Map<string, Section>();

const seen = new Set<string>();
for (const { path, sections } of sectionPages) {
  for (const section of sections) {
    const look = [section.kind, kindOf(section).variant?.(section)].filter(Boolean).join(', ');
    const fields = Object.keys(section).filter((field) => !common.has(field));
    const combination = [look, ...fields.toSorted()].join(', ');
    if (seen.has(combination)) continue;
    seen.add(combination);
    pageExamples.set(`${look}: ${section.heading} (${path})`, section);
  }
}
