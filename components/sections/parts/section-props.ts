import type { Section, SectionOf } from '@/content/section-kinds';
import type { Tone } from '@/components/ui/section';

export interface SectionProps<Kind extends Section['kind']> {
  readonly section: SectionOf<Kind>;
  readonly tone: Tone;
  readonly isShort: boolean;
}
