import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';

export function WarningSignsSection({ section, tone }: SectionProps<'warning-signs'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <Text as="h2" id={id} className="text-h2" text={section.heading} />
      <Text className="mt-3 max-w-measure text-lead text-ink-2" text={section.intro} />
      <div className="mt-3 sm:mt-6">
        {section.groups.map(({ when, signs }, index) => (
          <div key={when} className="sign-group">
            <h3 className={index === 0 ? 'text-h4 text-door' : 'text-h4'}>{when}</h3>
            <ul>
              {signs.map(({ sign, drawing, action }) => (
                <li key={sign}>
                  <Drawing name={drawing} alt="" className="border-fine border-ink" />
                  <div className="min-w-0">
                    <Text as="h4" text={sign} />
                    <Text text={action} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
