import type { Section } from '@/content/types';
import { slug } from '@/lib/slug';

/** The id of the section's heading, for `aria-labelledby`. */
export function headingId({ id, heading }: Pick<Section, 'id' | 'heading'>): string {
  return id ? `${id}-heading` : slug(heading);
}

/** The anchor that a link to the section leads to: its own, or that of its heading. */
export function sectionAnchor(section: Pick<Section, 'id' | 'heading'>): string {
  return section.id ?? headingId(section);
}
