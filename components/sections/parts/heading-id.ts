import type { Section } from '@/content/section-kinds';
import { slug } from '@/lib/slug';

export function headingId({ id, heading }: Pick<Section, 'id' | 'heading'>): string {
  return id ? `${id}-heading` : slug(heading);
}

export function sectionAnchor(section: Pick<Section, 'id' | 'heading'>): string {
  return section.id ?? headingId(section);
}
