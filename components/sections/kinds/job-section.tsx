import { headingId } from '@/components/sections/parts/heading-id';
import { PlainList } from '@/components/sections/parts/plain-list';
import { SectionBody } from '@/components/sections/parts/section-body';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';

export function JobSection({ section, tone }: SectionProps<'job'>) {
  const { heading, intro, steps, included } = section;
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        <div className="min-w-0">
          <Text as="h2" id={id} className="note-heading" text={heading} />
          <Text className="mt-2" text={intro} />
          <SectionBody foldedOnPhonesAs={section.foldedOnPhonesAs}>
            <ol className="mt-2.5 divide-y divide-rule">
              {steps.map(({ title, duration, details }) => (
                <li key={title} className="py-2 md:py-2.5">
                  <Text as="h3" className="inline font-sans font-bold tracking-normal" text={title} />
                  {duration ? (
                    <span className="text-ink-2">
                      {', '}
                      <RichText>{duration}</RichText>
                    </span>
                  ) : null}
                  <Text className="text-base text-ink-2" text={details} />
                </li>
              ))}
            </ol>
          </SectionBody>
        </div>
        <div className="min-w-0">
          <Text as="h2" className="note-heading" text={included.heading} />
          <SectionBody foldedOnPhonesAs={included.foldedOnPhonesAs}>
            <PlainList items={included.items} className="mt-2.5" />
            <Text className="mt-3 border-t-2 border-ink pt-3 font-semibold" text={included.warranty} />
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
