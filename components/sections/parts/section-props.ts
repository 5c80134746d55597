import type { Section } from '@/content/types';
import type { Tone } from '@/components/ui/section';

export interface SectionProps<Kind extends Section['kind']> {
  readonly section: Extract<Section, { readonly kind: Kind }>;
  readonly tone: Tone;
  readonly isShort: boolean;
}
