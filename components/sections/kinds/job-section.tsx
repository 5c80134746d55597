import { headingId } from '@/components/sections/parts/heading-id';
import { PlainList } from '@/components/sections/parts/plain-list';
import { SectionBody } from '@/components/sections/parts/section-body';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';

export function JobSection({ section, tone }: SectionProps<'job'>) {
  const { heading, steps, included } = section;
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        <div className="min-w-0">
          <h2 id={id} className="note-heading">
            <RichText>{heading}</RichText>
          </h2>
          <SectionBody foldedOnPhonesAs={section.foldedOnPhonesAs}>
            <ol className="mt-2.5 divide-y divide-rule">
              {steps.map(({ title, duration, details }) => (
                <li key={title} className="py-2 md:py-2.5">
                  <h3 className="inline font-sans font-bold tracking-normal">
                    <RichText>{title}</RichText>
                  </h3>
                  {duration ? (
                    <span className="text-ink-2">
                      {', '}
                      <RichText>{duration}</RichText>
                    </span>
                  ) : null}
                  <p className="text-base text-ink-2">
                    <RichText>{details}</RichText>
                  </p>
                </li>
              ))}
            </ol>
          </SectionBody>
        </div>
        <div className="min-w-0">
          <h2 className="note-heading">
            <RichText>{included.heading}</RichText>
          </h2>
          <SectionBody foldedOnPhonesAs={included.foldedOnPhonesAs}>
            <PlainList items={included.items} className="mt-2.5" />
            {included.warranty ? (
              <p className="mt-3 border-t-2 border-ink pt-3 font-semibold">
                <RichText>{included.warranty}</RichText>
              </p>
            ) : null}
          </SectionBody>
        </div>
      </div>
    </Section>
  );
}
