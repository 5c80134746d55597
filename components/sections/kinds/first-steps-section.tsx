import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import { isDark, Section } from '@/components/ui/section';
import { TextList } from '@/components/ui/text-list';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function FirstStepsSection({ section, tone }: SectionProps<'first-steps'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone}>
      <div className="grid gap-x-18 gap-y-9 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="md:col-start-2 md:row-start-1">
          <Text as="h2" id={id} className="text-h2" text={section.heading} />
          <ol className="first-steps mt-4 md:mt-6">
            {section.steps.map((step, index) => (
              <li key={index}>
                <Text as="span" text={step} />
              </li>
            ))}
          </ol>
        </div>
        <div className="md:pt-3">
          <h3 className="text-h3">{section.callIf.heading}</h3>
          <TextList
            items={section.callIf.items}
            className="mt-3.5 border-t-2 border-current md:mt-4.5"
            itemClassName={clsx(
              'border-b py-2.75 text-large leading-snug font-semibold md:py-3.25',
              isDark(tone) ? 'border-cream-line' : 'border-rule-strong',
            )}
          />
          <Text className="mt-3" text={section.callIf.note} />
        </div>
      </div>
    </Section>
  );
}
