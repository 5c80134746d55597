import type { Section } from '@/content/types';
import type { Tone } from '@/components/ui/section';

/** What every section component is given: its words, and the ground that the page has chosen for it. */
export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
  readonly tone: Tone;
}
