import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** A warning or a right that the reader must not miss, in a box of its own rather than in running text. */
export function NoticeSection({ section, tone }: SectionProps<'notice'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} className="py-section-short">
      <Reveal className="grid gap-x-16 gap-y-3 border-l-6 border-copper bg-straw px-6 py-7 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:px-10 md:py-9">
        <h2 id={id} className="text-notice leading-display">
          {section.heading}
        </h2>
        <div className="max-w-copy text-large leading-body">
          {section.intro ? (
            <p className="mb-3">
              <RichText>{section.intro}</RichText>
            </p>
          ) : null}
          <p>
            <RichText>{section.text}</RichText>
          </p>
        </div>
      </Reveal>
    </Section>
  );
}
