import type { Section } from '@/content/types';
import { headingId } from './heading-id';

/** The anchor that a link to the section leads to: its own, or that of its heading. */
export function sectionAnchor(section: Pick<Section, 'id' | 'heading'>): string {
  return section.id ?? headingId(section);
}
