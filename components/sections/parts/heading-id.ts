import type { Section } from '@/content/types';
import { slug } from '@/lib/slug';

/** The id of a section's heading, which names the section to assistive technology. */
export function headingId({ id, heading }: Pick<Section, 'id' | 'heading'>): string {
  return id ? `${id}-heading` : slug(heading);
}
