import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';
import { kindOf, type Kind } from './kinds';

interface SectionOfKindProps<K extends Kind> {
  readonly section: Extract<Section, { readonly kind: K }>;
  readonly tone: Tone;
}

function SectionOfKind<K extends Kind>({ section, tone }: SectionOfKindProps<K>) {
  const { Section: KindSection, space: usualSpace } = kindOf(section);
  return <KindSection section={section} tone={tone} isShort={(section.space ?? usualSpace) === 'short'} />;
}

/** The backgrounds after `before`: those that the records or kinds choose, and otherwise linen and chalk in turn. */
function inTurn(sections: readonly Section[], before: 'chalk' | 'linen'): readonly Tone[] {
  let light: Tone = before;
  return sections.map((section) => {
    const tone: Tone = section.tone ?? kindOf(section).tone ?? (light === 'linen' ? 'chalk' : 'linen');
    if (tone === 'chalk' || tone === 'linen') light = tone;
    return tone;
  });
}

interface SectionListProps {
  readonly sections: readonly Section[];
  /** The background of the part above the first section. */
  readonly before?: 'chalk' | 'linen';
  /** The backgrounds of the sections, where a storyline decides. */
  readonly grounds?: readonly Tone[];
}

/** The sections of a page in order, each with the component of its kind and its own background. */
export function SectionList({ sections, before = 'chalk', grounds }: SectionListProps) {
  const tones = inTurn(sections, before);
  return sections.map((section, index) => (
    <SectionOfKind key={index} section={section} tone={section.tone ?? grounds?.[index] ?? tones[index] ?? before} />
  ));
}
