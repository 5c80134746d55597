import type { Section } from '@/content/types';
import type { Tone } from '@/components/ui/section';

/** The props of every section component: its content, and the background chosen for it. */
export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
  readonly tone: Tone;
}
