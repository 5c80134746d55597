import clsx from 'clsx';
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
          <div
            key={when}
            className={clsx(
              'grid gap-x-7 gap-y-0.75 border-t-2 border-ink pt-2 pb-2.25 sm:gap-y-2.5 sm:pt-3.75 sm:pb-4.25',
              '2xl:grid-cols-[150px_minmax(0,1fr)] print:break-inside-avoid',
            )}
          >
            <h3 className={index === 0 ? 'text-h4 text-door' : 'text-h4'}>{when}</h3>
            <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2 sm:gap-y-4.5">
              {signs.map(({ sign, drawing, action }) => (
                <li
                  key={sign}
                  className="grid grid-cols-[min(66px,25%)_minmax(0,1fr)] items-center gap-x-3.25 sm:grid-cols-[92px_minmax(0,1fr)] sm:gap-x-4"
                >
                  <Drawing name={drawing} alt="" className="h-auto w-full border-fine border-ink bg-sky" />
                  <div className="min-w-0">
                    <Text
                      as="h4"
                      className="font-serif text-base/[1.22] font-semibold sm:text-large/[1.22]"
                      text={sign}
                    />
                    <Text className="mt-px text-small/[1.33] text-ink-2 sm:mt-0.75 sm:text-base/[1.42]" text={action} />
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
