import type { Section } from '@/content/types';
import type { Tone } from '@/components/ui/section';

/** The props of every section component: its content, its background, and whether it gets half the usual space. */
export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
  readonly tone: Tone;
  readonly isShort: boolean;
}
