import { sectionPages } from '@/content/section-pages';
import type { Section } from '@/content/types';

/** The property that chooses between the looks of one kind. */
function variant(section: Section): string {
  switch (section.kind) {
    case 'cards':
      return section.layout;
    case 'list':
      return section.style;
    case 'steps':
      return section.display;
    case 'repairs':
      return section.priced ? 'priced' : 'without prices';
    case 'problems':
      return section.showsConsequences ? 'with consequences' : 'without consequences';
    default:
      return '';
  }
}

/** The first section of each kind and variant that a page shows, by its page: real text at its real length. */
export const pageExamples: ReadonlyMap<string, Section> = firstOfEach();

function firstOfEach() {
  const examples = new Map<string, Section>();
  const seen = new Set<string>();
  for (const { path, sections } of sectionPages) {
    for (const section of sections) {
      const look = [section.kind, variant(section)].filter(Boolean).join(', ');
      if (seen.has(look)) continue;
      seen.add(look);
      examples.set(`${look}: ${section.heading} (${path})`, section);
    }
  }
  return examples;
}
