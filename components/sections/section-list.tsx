import { Boundary } from '@/components/ui/boundary';
import type { Tone } from '@/components/ui/section';
import type { Section } from '@/content/section-kinds';
import { isShort, kindOf, type Kind } from './kinds';
import type { SectionProps } from './parts/section-props';

function SectionOfKind<K extends Kind>({ section, tone }: Omit<SectionProps<K>, 'isShort'>) {
  const { Section: KindSection } = kindOf(section);
  return <KindSection section={section} tone={tone} isShort={isShort(section)} />;
}

/** Alternates linen and chalk, except where a section's record or its kind sets the tone. */
function alternatingTones(sections: readonly Section[]): readonly Tone[] {
  let light: Tone = 'chalk';
  return sections.map((section) => {
    const tone: Tone = section.tone ?? (light === 'linen' ? 'chalk' : 'linen');
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
  const alternating = alternatingTones(sections);
  return sections.map((section, index) => (
    <Boundary key={index}>
      <SectionOfKind section={section} tone={section.tone ?? tones?.[index] ?? alternating[index] ?? 'chalk'} />
    </Boundary>
  ));
}
