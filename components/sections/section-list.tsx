import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/types';
import { isShort, kindOf, type Kind } from './kinds';

interface SectionOfKindProps<K extends Kind> {
  readonly section: Extract<Section, { readonly kind: K }>;
  readonly tone: Tone;
}

function SectionOfKind<K extends Kind>({ section, tone }: SectionOfKindProps<K>) {
  const { Section: KindSection } = kindOf(section);
  return <KindSection section={section} tone={tone} isShort={isShort(section)} />;
}

/** Alternates linen and chalk, except where a record or a kind chooses its own. */
function alternate(sections: readonly Section[]): readonly Tone[] {
  let light: Tone = 'chalk';
  return sections.map((section) => {
    const tone: Tone = section.tone ?? kindOf(section).tone ?? (light === 'linen' ? 'chalk' : 'linen');
    if (tone === 'chalk' || tone === 'linen') light = tone;
    return tone;
  });
}

export function SectionList({
  sections,
  tones,
}: {
  readonly sections: readonly Section[];
  readonly tones?: readonly Tone[];
}) {
  const alternating = alternate(sections);
  return sections.map((section, index) => (
    <SectionOfKind
      key={index}
      section={section}
      tone={section.tone ?? tones?.[index] ?? alternating[index] ?? 'chalk'}
    />
  ));
}
