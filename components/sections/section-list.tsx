import type { Section } from '@/content/types';
import { kindOf, type Kind } from './kinds';
import { sectionTones } from './section-tones';
import type { Tone } from '@/components/ui/section';

interface SectionOfKindProps<K extends Kind> {
  readonly section: Extract<Section, { readonly kind: K }>;
  readonly tone: Tone;
}

function SectionOfKind<K extends Kind>({ section, tone }: SectionOfKindProps<K>) {
  const { Section: KindSection, isShort } = kindOf(section);
  return <KindSection section={section} tone={tone} isShort={isShort(section)} />;
}

interface SectionListProps {
  readonly sections: readonly Section[];
  /** The background of the part above the first section. */
  readonly before?: 'chalk' | 'linen';
  /** The backgrounds of the sections, where a storyline decides. Default: by their subjects. */
  readonly grounds?: readonly Tone[];
}

/** The sections of a page in order, each with the component of its kind and its own background. */
export function SectionList({ sections, before = 'chalk', grounds }: SectionListProps) {
  const tones = grounds ?? sectionTones(sections, before);
  return sections.map((section, index) => (
    <SectionOfKind key={index} section={section} tone={tones[index] ?? 'chalk'} />
  ));
}
